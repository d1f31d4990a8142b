/** The canonical text of a choice: its differences from the form. */
import type { GameVariant } from "$/wire/types.ts";

/** Return the possible team settings for a number of players, the default first. */
export function teamsFor({ seatings }: Pick<GameVariant, "seatings">, players: number): boolean[] {
  return seatings.find((seating) => seating.players === players)?.teams ?? [];
}

/** Return true if this number of players plays in pairs by default. */
export function usualTeams(variant: Pick<GameVariant, "seatings">, players: number): boolean {
  return teamsFor(variant, players)[0] ?? false;
}

/** Return the canonical text, such as `royal-dominican(players=4, target=31)`. */
export function textOf(
  choice: { players: number; teams: boolean; options: Record<string, unknown> },
  variant: Pick<GameVariant, "slug" | "usual_players" | "seatings">,
): string {
  const parts = [];
  if (choice.players !== variant.usual_players) parts.push(`players=${choice.players}`);
  if (choice.teams !== usualTeams(variant, choice.players)) parts.push(`teams=${choice.teams}`);
  for (const [name, value] of Object.entries(choice.options)) parts.push(`${name}=${formatValue(value)}`);
  return parts.length ? `${variant.slug}(${parts.join(", ")})` : variant.slug;
}

function formatValue(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(formatValue).join(", ")}]` : String(value);
}
