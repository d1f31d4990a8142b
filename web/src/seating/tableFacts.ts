/** The terms of a table before its match, as lists of tables show them. */
import { DAY_MS, isByDays } from "$/wire/clocks.ts";
import type { CodedTable } from "$/wire/types.ts";
import { t } from "$/words/words.svelte.ts";
import { summarizeChoice } from "$/home/choiceSummary.ts";

/** Return the changes to the form, whether the result counts, and the time limits. */
export function describeTerms({
  changes,
  rated,
  clock,
}: Pick<CodedTable, "changes" | "rated" | "clock">): string[] {
  const facts = summarizeChoice(changes);
  if (rated) facts.push(t("web-seating-rated"));
  if (clock)
    facts.push(
      isByDays(clock)
        ? t("web-seating-days", { number: clock.move_ms / DAY_MS })
        : t("web-seating-clock", {
            seconds: clock.move_ms / 1000,
            minutes: (clock.bank_ms ?? 0) / 60_000,
          }),
    );
  return facts;
}
