/** A deck on the workbench, and what can be done to it: plain functions from one deck to the next.
 *
 * Here a symbol may have no cards for now, so that one that was taken out comes back as it was; `sendable` is
 * the deck without those.
 */
import { inOrder } from "../lib/decks.svelte";
import { COLOR_LETTERS, DECK_LIMITS, IDEAS, OURS } from "../lib/facts";
import { EDITIONS, type Deck, type DeckSymbol } from "../lib/wire";

/** Where the cards of a symbol are listed: with a colour, or wild. */
export type Place = "cards" | "wilds";

const COLOR_NAMES = Object.keys(COLOR_LETTERS);
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

export function placeOf(code: string): Place {
  return code.startsWith("W") ? "wilds" : "cards";
}

export function isOurs(code: string): boolean {
  return Object.hasOwn(OURS, code);
}

/** A deck with all of our symbols at hand. */
export function onBench(deck: Deck): Deck {
  const none = (place: Place) =>
    Object.fromEntries(
      Object.keys(OURS)
        .filter((code) => placeOf(code) === place)
        .map((code) => [code, 0]),
    );
  return {
    ...deck,
    cards: { ...none("cards"), ...deck.cards },
    wilds: { ...none("wilds"), ...deck.wilds },
    symbols: { ...OURS, ...deck.symbols },
  };
}

/** A deck of one's own that begins as this one. */
export function copyOf(deck: Deck, title: string, language: string): Deck {
  return titled({ ...onBench(deck), version: 1 }, title, language);
}

/** The deck as files, links and the server know it. */
export function sendable(deck: Deck): Deck {
  const cards = deck.colors.length > 0 ? counted(deck.cards) : {};
  const wilds = counted(deck.wilds);
  const used = Object.keys({ ...cards, ...wilds });
  const symbols = Object.fromEntries(used.map((code) => [code, tidied(deck.symbols[code] ?? { points: 0 })]));
  const pulls = Object.values(symbols).some((symbol) => symbol.pulls);
  const rules = deck.rules.length > 0 ? deck.rules : [...IDEAS];
  return { ...deck, title: tidyNames(deck.title), cards, wilds, symbols, rules: pulls ? rules : [] };
}

function counted(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

function tidied(symbol: DeckSymbol): DeckSymbol {
  const { name, ...does } = symbol;
  const names = tidyNames(name ?? {});
  return Object.keys(names).length > 0 ? { ...does, name: names } : does;
}

/** How many cards there are in all. */
export function cardCount(deck: Deck): number {
  const sum = (counts: Record<string, number>): number =>
    Object.values(counts).reduce((total, count) => total + count, 0);
  return deck.colors.length * sum(deck.cards) + sum(deck.wilds);
}

// Names

/** A name on one line, without what cannot be seen, and no longer than a deck file has it. */
export function tidyText(text: string): string {
  const plain = text
    .replace(/\p{C}/gu, " ")
    .replace(/[\s\p{Z}]+/gu, " ")
    .trim();
  return [...plain].slice(0, DECK_LIMITS.title).join("").trim();
}

function tidyNames(names: Record<string, string>): Record<string, string> {
  const tidy = Object.entries(names).map(([language, text]) => [language, tidyText(text)] as const);
  return Object.fromEntries(tidy.filter(([, text]) => text !== ""));
}

/** The deck with this title, and named after it. Nobody translates it: it is the title in every language. */
export function titled(deck: Deck, title: string, language: string): Deck {
  return { ...deck, title: { [language]: title }, name: nameFor(title) };
}

/** A name that an edition can have, and none of ours has. */
export function nameFor(title: string): string {
  const plain = title
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-");
  const name = cut(plain.replace(/^[^a-z]+/, "")) || "my-deck";
  return EDITIONS.some((ours) => ours === name) ? cut(`my-${name}`) : name;
}

function cut(name: string): string {
  return name.slice(0, DECK_LIMITS.name).replace(/-+$/, "");
}

// Colours and counts

/** With this colour, or without it; in the order in which cards have them. */
export function withColor(deck: Deck, color: string, wanted: boolean): Deck {
  const colors = COLOR_NAMES.filter((name) => (name === color ? wanted : deck.colors.includes(name)));
  return { ...deck, colors };
}

/** The symbols of one place, as the deck lists them. */
export function codesOf(deck: Deck, place: Place): string[] {
  return inOrder(Object.keys(deck[place]));
}

export function withCount(deck: Deck, code: string, count: number): Deck {
  const place = placeOf(code);
  return { ...deck, [place]: { ...deck[place], [code]: count } };
}

// Symbols

/** Whether this can stand for a symbol there. */
export function isCode(place: Place, code: string): boolean {
  return (place === "wilds" ? /^W[0-9A-Z]?$/ : /^([0-9]|\+[0-9]|[A-VX-Z])$/).test(code);
}

/** A code that no symbol has yet; null where there is none left. */
export function freeCode(deck: Deck, place: Place): string | null {
  const codes = place === "wilds" ? LETTERS.map((letter) => `W${letter}`) : LETTERS;
  return codes.find((code) => isCode(place, code) && !(code in deck.symbols)) ?? null;
}

export function withSymbol(deck: Deck, code: string, symbol: SymbolPart): Deck {
  return { ...deck, symbols: { ...deck.symbols, [code]: possible(code, symbol) } };
}

/** The deck without a symbol of one's own. */
export function without(deck: Deck, code: string): Deck {
  const place = placeOf(code);
  const { [code]: _count, ...counts } = deck[place];
  const { [code]: _symbol, ...symbols } = deck.symbols;
  return { ...deck, [place]: counts, symbols };
}

/** The same cards under another code. */
export function recoded(deck: Deck, from: string, to: string): Deck {
  const symbol = deck.symbols[from];
  if (!symbol || to in deck.symbols) return deck;
  const count = deck[placeOf(from)][from] ?? 0;
  return withCount(withSymbol(without(deck, from), to, symbol), to, count);
}

/** What is changed about a symbol: what it shall not do any more is undefined, false, 0 or "". */
export type SymbolPart = { [Key in keyof DeckSymbol]?: DeckSymbol[Key] | undefined };

/** What a symbol does, without what it does not do and what does not go with the rest of it. */
export function possible(code: string, symbol: SymbolPart): DeckSymbol {
  const does = present(symbol);
  if (does.restricted && code.startsWith("W")) {
    const { points, draws, skips, restricted, name } = does;
    return present({ points, draws, skips, restricted, name });
  }
  delete does.restricted;
  if (does.swaps) {
    does.whom = "named";
    delete does.passes;
  }
  if (does.until) delete does.draws;
  if (!acts(does)) delete does.whom;
  return does;
}

function present(symbol: SymbolPart): DeckSymbol {
  const said = Object.entries(symbol).filter(([, value]) => value);
  return { points: 0, ...Object.fromEntries(said) };
}

/** Whether something happens to somebody: then there is a choice to whom. */
export function acts(symbol: DeckSymbol): boolean {
  return [symbol.draws, symbol.until, symbol.skips, symbol.swaps].some(Boolean);
}
