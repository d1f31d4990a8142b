/**
 * The user's choice of game: a form, its number of players, options and bot level. The last choice of each family
 * is stored on this device.
 */
import {
  byName,
  flag,
  keep,
  readStored,
  listOf,
  text,
  strictObject,
  numberBetween,
  withFields,
  type Reader,
} from "$/storage.ts";
import { drawPart } from "$/table/shuffle.ts";
import { connection } from "$/wire/connection.svelte.ts";
import type { BetweenDeals, Clock, GameFamily, GameVariant, Setup } from "$/wire/types.ts";
import { teamsFor, textOf, usualTeams } from "./canonical.ts";
import { levelOr } from "$/seating/levels.svelte.ts";

export interface GameChoice {
  slug: string;
  players: number;
  /** True if four players form two pairs. */
  teams: boolean;
  /** A level, or the name of a custom bot of the server. */
  level: string;
  /** Options that differ from the form. */
  options: Record<string, unknown>;
}

/** The settings of a table with friends. */
interface TableWishes {
  clock: Clock | null;
  rated: boolean;
  undo: boolean;
  free_chat: boolean;
  listed: boolean;
  between_deals: BetweenDeals;
  absence: Setup["absence"];
  hints: boolean;
}

const KEY = "virado-choices";

interface Kept {
  family: string;
  /** The family that was last played; empty at first. */
  played: string;
  choices: Record<string, GameChoice>;
}

const MAX_CHARACTERS = 200;
const MAX_PLAYERS = 20;
const simple: Reader<string | number | boolean> = (value) =>
  text(MAX_CHARACTERS)(value) ?? numberBetween(-1e9, 1e9)(value) ?? flag(value);

/** Read the stored choices; invalid ones are left out. */
export const readChoices = withFields<Kept>(
  {
    family: text(MAX_CHARACTERS),
    played: text(MAX_CHARACTERS),
    choices: byName(
      strictObject<GameChoice>({
        slug: text(MAX_CHARACTERS),
        players: numberBetween(1, MAX_PLAYERS),
        teams: flag,
        level: text(MAX_CHARACTERS),
        options: byName<unknown>((value) => simple(value) ?? listOf(simple)(value)),
      }),
    ),
  },
  { family: "", played: "", choices: {} },
);

const chosen = $state(readChoices(readStored(KEY)));

/** Store the choices; without storage they last as long as the page. */
function keepChoices(): void {
  keep(KEY, chosen);
}

export function setLastFamily(id: string): void {
  chosen.family = id;
  keepChoices();
}

/** Store the family that is played now. */
export function setPlayed(id: string): void {
  if (chosen.played === id && chosen.family === id) return;
  chosen.played = chosen.family = id;
  keepChoices();
}

/** Return true if a match was played on this device. */
export function hasPlayed(): boolean {
  return chosen.played !== "";
}

/** Return the families in display order: the one that was last played, then the others in the order of the server. */
export function inOrder(families: readonly GameFamily[]): GameFamily[] {
  return [...families].sort(
    (one, other) => Number(other.id === chosen.played) - Number(one.id === chosen.played),
  );
}

/** Return the family that was last visited, or else the first one in display order. */
export function currentFamily(families: readonly GameFamily[]): GameFamily | undefined {
  return families.find((each) => each.id === chosen.family) ?? inOrder(families)[0];
}

/** Return a form with its default settings. */
export function defaultChoice(variant: GameVariant, level = "club"): GameChoice {
  return {
    slug: variant.slug,
    players: variant.usual_players,
    teams: usualTeams(variant, variant.usual_players),
    level,
    options: {},
  };
}

/** Return the last choice for a family, or its default. */
export function choiceOf({ id, usual: slug }: GameFamily, variants: GameVariant[]): GameChoice {
  const last = chosen.choices[id];
  const variant = variants.find((each) => each.slug === last?.slug);
  if (last && variant && variant.players.includes(last.players))
    return {
      ...last,
      options: knownOptions(last.options, variant),
      level: levelOr(last.level, variant.slug, "club"),
    };
  const first = variants.find((each) => each.slug === slug) ?? variants.find((each) => each.family === id);
  if (!first) throw new Error(`no form of ${id}`);
  return defaultChoice(first);
}

/** Return the stored options that the form has, because another build of the client may have had others. */
function knownOptions(options: GameChoice["options"], { options: own }: GameVariant): GameChoice["options"] {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name in own));
}

export function choose(id: string, choice: GameChoice): void {
  chosen.choices[id] = choice;
  chosen.family = id;
  keepChoices();
}

/** Return the choice with another form, and with those settings that the form allows. */
export function withForm(choice: GameChoice, variant: GameVariant): GameChoice {
  const players = variant.players.includes(choice.players) ? choice.players : variant.usual_players;
  const teams =
    teamsFor(variant, players).length > 1
      ? choice.players === players && choice.teams
      : usualTeams(variant, players);
  return { ...defaultChoice(variant, choice.level), players, teams };
}

export function withPlayers(choice: GameChoice, variant: GameVariant, players: number): GameChoice {
  return { ...choice, players, teams: usualTeams(variant, players) };
}

/** Take a seat with bots and deal. Return the id of the table; throws RefusedError. */
export async function playWithBots(choice: GameChoice, variant: GameVariant): Promise<string> {
  const bots = Object.fromEntries(
    Array.from({ length: choice.players - 1 }, (_, i) => [i + 1, choice.level]),
  );
  const card = await connection.ask("create", {
    variant: textOf(choice, variant),
    sit: 0,
    bots,
    start: true,
    commitment: drawPart(),
    between_deals: {},
  });
  return card.id;
}

/** Open a table for friends and take a seat. Return the id of the table; throws RefusedError. */
export async function openTable(
  choice: GameChoice,
  variant: GameVariant,
  wishes: TableWishes,
): Promise<string> {
  const card = await connection.ask("create", {
    variant: textOf(choice, variant),
    sit: 0,
    commitment: drawPart(),
    ...wishes,
  });
  return card.id;
}
