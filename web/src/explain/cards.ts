/** What a card does, from what its symbol does in the deck that is played with, and what this table has agreed on. */

import { cardName, face, symbolName } from "../lib/cards";
import { deckOf } from "../lib/decks.svelte";
import { effectWords } from "../lib/effects";
import { t } from "../lib/i18n.svelte";
import type { Deck, DeckSymbol } from "../lib/wire";
import { changed, type Explanation, type Options, valueOf } from "./explanation";

/** The game that a card is played in. */
export interface Game {
  deck: Deck | null;
  options: Options;
  players: number;
  /** Whether the deck came with the table, and the rulebook has no page about it. */
  own: boolean;
}

const NO_EFFECT: DeckSymbol = { points: 0 };

export function explainCard(code: string, game: Game): Explanation {
  const { symbol: sign } = face(code);
  const symbol = game.deck?.symbols[sign] ?? NO_EFFECT;
  return {
    title: capital(cardName(code)),
    lines: [fits(code, game), ...does(symbol, game), t("what-card-points", { points: symbol.points })],
    house: changed(game.options, optionsOf(code, symbol, game.options)),
    rule: ruleOf(sign, symbol, game),
    card: code,
  };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What it goes on. */
function fits(code: string, { deck }: Game): string {
  const { color, symbol, wild } = face(code);
  if (wild) return deck?.colors.length === 0 ? t("what-card-anything") : t("what-card-wild");
  const about = { color: color === null ? "" : t(`color-${color}`), symbol: symbolName(symbol) };
  return isNumber(symbol) ? t("what-card-number", about) : t("what-card-symbol", about);
}

function does(symbol: DeckSymbol, { deck, options, players }: Game): string[] {
  const way = symbol.restricted ? valueOf(options, "wild4") : "";
  const stacks = valueOf(options, "stack") !== "off";
  const who = stacks || deck?.challenge !== "anyone" ? "next" : "anyone";
  return [
    // When it may be played depends on the table, and is told in a sentence of its own.
    effectWords({ ...symbol, restricted: false }),
    way && t(`what-card-${way}`),
    way === "bluff" ? t(`what-card-challenge-${who}`) : "",
    symbol.reverses && players === 2 ? t(`what-card-reverse-${valueOf(options, "reverse-two")}`) : "",
  ].filter(Boolean);
}

/** Which options can change what it does, or when it may be played. */
function optionsOf(code: string, symbol: DeckSymbol, options: Options): string[] {
  const { symbol: sign, wild } = face(code);
  const [number, draws] = [isNumber(sign), (symbol.draws ?? 0) > 0];
  const concerned: Record<string, boolean> = {
    stack: draws && symbol.whom === undefined,
    revenge: draws && symbol.whom === undefined,
    deflect: !wild && !draws && sends(symbol, valueOf(options, "deflect")),
    "seven-zero":
      { both: "70", seven: "7", zero: "0" }[valueOf(options, "seven-zero")]?.includes(sign) ?? false,
    "jump-in": !wild,
    multi: !wild,
    bomb: number,
    finish: !{ "no-wild": !wild, "no-draw": !draws, number }[valueOf(options, "finish")],
  };
  return Object.keys(concerned).filter((name) => concerned[name]);
}

function isNumber(sign: string): boolean {
  return /^\d$/.test(sign);
}

/** Whether it sends a stack on (HOUSE.deflect). */
function sends({ reverses = false, skips = false }: DeckSymbol, value: string): boolean {
  const [back, over] = [reverses && !skips, skips && !reverses];
  return (back && value !== "skip") || (over && value !== "reverse");
}

const RULES: Record<string, string> = {
  "+2": "ACT.draw2",
  R: "ACT.reverse",
  S: "ACT.skip",
  W: "ACT.wild",
  W4: "ACT.wild4",
  WH: "ACT.hat",
  J: "JACK.pull",
  WJ: "JACK.pull",
};

/** Of our own symbols the rule about them; of others the one about what they do, or about their deck. */
function ruleOf(sign: string, symbol: DeckSymbol, { deck, own }: Game): string {
  if (isNumber(sign)) return "TURN.match";
  const usual = ["usa", "hp", "jackpot"].map((name) => deckOf(name, null)?.symbols[sign]);
  const ours = usual.some((one) => JSON.stringify(one) === JSON.stringify(symbol));
  if (ours && RULES[sign]) return RULES[sign];
  if (!own && deck) return `DECK.${deck.name}`;
  if (symbol.restricted) return "ACT.wild4-legal";
  if (symbol.until) return "ACT.until";
  if (symbol.pulls) return "JACK.pull";
  return sign.startsWith("W") ? "TURN.wild" : "TURN.match";
}
