/** The coach's verdict on a move: its place among the moves that the coach has considered. */
import { gradeOf } from "$/replay/grades.ts";
import type { Hints } from "$/wire/types.ts";

type Hinted = Hints["moves"][number];

/**
 * `best`: the move is the coach's first choice. `close`: it is nearly as good. `other`: it is worse than `better`, the
 * first choice.
 */
export type Verdict = { grade: "best" | "close" } | { grade: "other"; better: Hinted };

/**
 * Return the verdict on a move by the hints for its position; null if there are no hints. `goal` is the target of the
 * match in points, null if it has none.
 */
export function verdictOn(text: string, hints: Hints["moves"], goal: number | null): Verdict | null {
  const [best] = hints;
  if (!best) return null;
  if (text === best.text) return { grade: "best" };
  const made = hints.find((each) => each.text === text);
  const isClose =
    made !== undefined &&
    gradeOf(
      {
        loss: best.value - made.value,
        loss_stderr: Math.hypot(best.stderr, made.stderr),
        unit: best.unit,
      },
      goal,
    ) === "fine";
  return isClose ? { grade: "close" } : { grade: "other", better: best };
}
