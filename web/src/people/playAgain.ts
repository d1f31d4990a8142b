/** Playing a finished match again: a new table with the same form and bots, and invitations to everybody else. */
import { drawPart } from "$/table/shuffle.ts";
import { CALM, isByDays } from "$/wire/clocks.ts";
import { connection } from "$/wire/connection.svelte.ts";
import type { MyMatch } from "$/wire/types.ts";

const RATED_MS = 60_000;

/**
 * Open the table and take a seat. Return its id. If all others are bots, the cards are dealt. Throws RefusedError.
 */
export async function playAgain({ table }: MyMatch): Promise<string> {
  const me = connection.me?.id ?? "";
  const bots: Record<number, string> = {};
  for (const [seat, shown] of table.seats.entries()) {
    if (shown?.startsWith("bot:") && !table.people?.[seat]) bots[seat] = shown.slice("bot:".length);
  }
  const own = table.people?.indexOf(me) ?? -1;
  const sit = own >= 0 ? own : table.seats.findIndex((_, seat) => !(seat in bots));
  const isSlow = isByDays(table.clock);
  const card = await connection.ask("create", {
    variant: table.variant,
    clock: table.clock ?? (table.rated ? CALM : null),
    rated: table.rated,
    undo: !table.rated,
    bots,
    sit: Math.max(sit, 0),
    start: Object.keys(bots).length === table.seats.length - 1,
    commitment: drawPart(),
    between_deals: { limit_ms: isSlow ? 0 : table.rated ? RATED_MS : null },
  });
  const others = new Set((table.people ?? []).filter((person) => person !== null && person !== me));
  await Promise.allSettled(
    [...others].map((person) => connection.ask("invite", { table: card.id, person: person ?? "" })),
  );
  return card.id;
}
