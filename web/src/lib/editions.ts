/** What the server says of its editions: asked once. */
import { get, post } from "./api";
import { USUAL_SETTINGS } from "./facts";
import { player, secret } from "./player";
import type { WholeSettings } from "./types";
import type { CheckedDeck, DeckToCheck, EditionInfo, Made, NewTable } from "./http";
import type { Deck, EditionName, Level } from "./wire";

let asked: Promise<EditionInfo[]> | null = null;

export function editions(): Promise<EditionInfo[]> {
  asked ??= get<EditionInfo[]>("/api/editions").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Whether a deck can be played: the data of one, or the text of its file. */
export async function checkDeck(deck: DeckToCheck["deck"]): Promise<CheckedDeck> {
  return await post<CheckedDeck>("/api/decks/check", { deck } satisfies DeckToCheck);
}

let lastOwn: { text: string; asked: Promise<CheckedDeck> } | null = null;

/** The editions, and with them that of a table's own deck. */
export async function editionsWith(deck: Deck | null | undefined): Promise<EditionInfo[]> {
  if (!deck) return await editions();
  const text = JSON.stringify(deck);
  if (lastOwn?.text !== text) lastOwn = { text, asked: checkDeck(deck) };
  try {
    const { edition } = await lastOwn.asked;
    return edition ? [edition, ...(await editions())] : await editions();
  } catch (error) {
    lastOwn = null;
    throw error;
  }
}

/** The rulebook's game, for so many. */
export function usualSettings(edition: EditionName, seats: number): WholeSettings {
  return { ...USUAL_SETTINGS, edition, seats };
}

/** Make a table and take its first seat; its code. */
export async function openTable(settings: WholeSettings, name: string, bots: Level[]): Promise<string> {
  const table: NewTable = { ...settings, name, secret: secret(), bots, avatar: player.avatar };
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

export async function playNow(
  edition: EditionName,
  name: string,
  level: Level,
  deck: Deck | null = null,
): Promise<string> {
  const seats = Math.min(deck?.players ?? 4, edition === "dice" ? 3 : 4);
  const bots = Array.from({ length: seats - 1 }, () => level);
  const code = await openTable({ ...usualSettings(edition, seats), deck }, name, bots);
  startAtOnce.add(code);
  return code;
}
