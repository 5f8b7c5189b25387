/** The quick reference: what there is to say of each kind of card in a deck. */
import { colorsOf, inOrder } from "../lib/decks.svelte";
import { i18n, t } from "../lib/i18n.svelte";
import type { Deck, DeckSymbol } from "../lib/wire";

export interface Kind {
  /** A card of this kind, to be shown. */
  code: string;
  symbol: string;
  what: DeckSymbol;
  /** How many of them are in the deck. */
  count: number;
}

const NUMBER = /^\d$/;

/** The kinds of cards that are no numbers, each in another colour as far as there are any. */
export function kindsOf(deck: Deck): Kind[] {
  const colors = colorsOf(deck);
  const colored = inOrder(Object.keys(deck.cards)).filter((symbol) => !NUMBER.test(symbol));
  const kind = (code: string, symbol: string, count: number): Kind[] => {
    const what = deck.symbols[symbol];
    return what ? [{ code, symbol, what, count }] : [];
  };
  return [
    ...colored.flatMap((symbol, at) =>
      kind(
        `${colors[(at + 1) % colors.length] ?? ""}${symbol}`,
        symbol,
        (deck.cards[symbol] ?? 0) * colors.length,
      ),
    ),
    ...inOrder(Object.keys(deck.wilds)).flatMap((symbol) => kind(symbol, symbol, deck.wilds[symbol] ?? 0)),
  ];
}

/** How many cards are numbers. */
export function numbersIn(deck: Deck): number {
  const each = Object.entries(deck.cards).filter(([symbol]) => NUMBER.test(symbol));
  return colorsOf(deck).length * each.reduce((sum, [, count]) => sum + count, 0);
}

/** What it does as the last card: those that make the next player draw (END.last-draw). */
export function drawsAtTheEnd(deck: Deck): boolean {
  return Object.values(deck.symbols).some(({ draws, whom }) => draws && (whom ?? "next") === "next");
}

/** What a card does to the player on the dealer's left when it is turned over first (FIRST, ACT.until). */
export function firstWords({ symbol, what }: Kind, deck: Deck): string {
  if (what.restricted) return t("quickref-first-back");
  if (what.reverses) return t("quickref-first-reverse");
  const next = (what.whom ?? "next") === "next";
  const parts = [
    symbol.startsWith("W") && deck.colors.length > 0 ? t("quickref-first-names") : "",
    next && what.draws ? t("quickref-first-draws", { draws: what.draws }) : "",
    next && what.until && !symbol.startsWith("W") ? t("quickref-first-until") : "",
    next && what.skips ? t("quickref-first-skips") : "",
    what.pulls ? t("quickref-first-pulls") : "",
  ].filter(Boolean);
  const said = parts.length > 0 ? parts : [t("quickref-first-nothing")];
  return `${new Intl.ListFormat(i18n.language).format(said)}.`;
}
