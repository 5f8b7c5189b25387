/** What the server says of its editions: asked once. */
import { get, post } from "./api";
import { USUAL_SETTINGS } from "./facts";
import { secret } from "./player";
import type { WholeSettings } from "./types";
import type { EditionInfo, Made, NewTable } from "./http";
import type { EditionName, Level } from "./wire";

let asked: Promise<EditionInfo[]> | null = null;

export function editions(): Promise<EditionInfo[]> {
  asked ??= get<EditionInfo[]>("/api/editions").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The rulebook's game, for so many. */
export function usualSettings(edition: EditionName, seats: number): WholeSettings {
  return { ...USUAL_SETTINGS, edition, seats };
}

/** Make a table and take its first seat; its code. */
export async function openTable(settings: WholeSettings, name: string, bots: Level[]): Promise<string> {
  const table: NewTable = { ...settings, name, secret: secret(), bots };
  return (await post<Made>("/api/tables", table)).code;
}

/** The most cards that can be dealt to each (SETUP.deal). */
export function largestHand(edition: EditionInfo, seats: number): number {
  return edition.largest_hands[seats - edition.fewest] ?? 0;
}

/** How many rule cards each player writes (RULE.write). */
export function ruleShare(edition: EditionInfo, seats: number): number {
  return Math.floor(edition.rule_cards / seats);
}

/** Tables that shall start as soon as they are open: a game against bots waits for nobody. */
export const startAtOnce = new Set<string>();

export async function playNow(edition: EditionName, name: string, level: Level): Promise<string> {
  const others = edition === "dice" ? 2 : 3;
  const bots = Array.from({ length: others }, () => level);
  const code = await openTable(usualSettings(edition, others + 1), name, bots);
  startAtOnce.add(code);
  return code;
}
