/** Decks: what one holds, and which is being played with at the table or in the replay that is shown. */
import { COLOR_LETTERS, DECKS, FALLBACK, SYMBOL_ORDER, type Color } from "./facts";
import type { Deck, DeckSymbol } from "./wire";

let playing = $state.raw<Deck | null>(null);

/** From now on, names and effects of cards are those of this deck. */
export function playWith(deck: Deck | null): void {
  playing = deck;
}

/** The deck of an edition: the one that a table or a record brings, or one of the package's; null for dice. */
export function deckOf(edition: string, own: Deck | null | undefined): Deck | null {
  const packaged: Readonly<Record<string, Deck>> = DECKS;
  return own ?? (Object.hasOwn(packaged, edition) ? (packaged[edition] ?? null) : null);
}

/** The letters of its colours, in their order; none where all cards are wild. */
export function colorsOf(deck: Deck | null): Color[] {
  return (deck?.colors ?? []).flatMap((name) => COLOR_LETTERS[name] ?? []);
}

/** Every card in the order of the deck, equal cards side by side. */
export function cardsOf(deck: Deck): string[] {
  const times = (prefix: string, counts: Record<string, number>): string[] =>
    inOrder(Object.keys(counts)).flatMap((code) => Array<string>(counts[code] ?? 0).fill(prefix + code));
  return [...colorsOf(deck).flatMap((color) => times(color, deck.cards)), ...times("", deck.wilds)];
}

/** Symbols in the order in which a deck has them; what a file lists first does not count. */
export function inOrder(codes: string[]): string[] {
  const place = (code: string): number =>
    SYMBOL_ORDER.includes(code) ? SYMBOL_ORDER.indexOf(code) : SYMBOL_ORDER.length;
  return [...codes].sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1));
}

/** What a symbol does in the deck that is being played with; of the package's first one that has it otherwise. */
export function symbolOf(code: string): DeckSymbol | null {
  const decks = playing ? [playing, ...Object.values(DECKS)] : Object.values(DECKS);
  return decks.map(({ symbols }) => symbols[code]).find((symbol) => symbol !== undefined) ?? null;
}

/** What something is called in this language, or else in the first that there is; null where it has no name. */
export function nameIn(names: Record<string, string> | undefined, language: string): string | null {
  const said = names ?? {};
  return said[language] ?? said[FALLBACK] ?? Object.values(said)[0] ?? null;
}
