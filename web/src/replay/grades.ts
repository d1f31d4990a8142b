/** The quality of a move, by the value that it loses. */
import type { JudgedDecision } from "$/wire/types.ts";

/** The least loss that is mentioned. */
export const NOTHING = 0.15;
/** The least loss of a mistake, as a share of the match's target. */
const MISTAKE = 0.05;
const INACCURACY = 0.015;
/** The assumed target of a match without one, in points: about the yield of a longer deal. */
const USUAL_GOAL = 20;

/** The quality of a move. */
export type Grade = "fine" | "inaccuracy" | "mistake";

/**
 * Return the grade of a loss with its standard error; `goal` is the target of the match in points, null if it has
 * none.
 */
export function gradeOf(
  { loss, loss_stderr: error, unit }: Pick<JudgedDecision, "loss" | "loss_stderr" | "unit">,
  goal: number | null,
): Grade {
  if (loss === null || loss < NOTHING || loss <= error) return "fine";
  const part = loss / (unit === "%" ? 100 : (goal ?? USUAL_GOAL));
  return part >= MISTAKE ? "mistake" : part >= INACCURACY ? "inaccuracy" : "fine";
}
