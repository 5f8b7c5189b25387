/** Moves, reasons and chances in words. */
import { isColor } from "../lib/cards";
import { t } from "../lib/i18n.svelte";
import { shownName } from "../lib/names";
import { Chips, type Part } from "../lib/sentences";
import type { PlainAdvice, PlainMove } from "../lib/wire";

const OF_DICE = new Set(["reroll", "chain", "penalty"]);

/** A sentence of the catalogue with a move in it. */
export function withMove(key: string, move: PlainMove, names: string[], about = {}): Part[] {
  const chips = new Chips();
  return chips.split(t(key, { ...about, move: moveText(move, names, chips) }));
}

function moveText(move: PlainMove, names: string[], chips: Chips): string {
  const { kind, cards, color, target } = move;
  let key = `coach-move-${kind}`;
  if (kind === "play" && target !== null) key += "-at";
  if (kind === "chain" && cards.length === 0) key += "-none";
  return t(key, {
    cards: cards.map((card, place) => chips.mark(chip(move, card, place))).join(" "),
    color: isColor(color) ? chips.mark({ color }) : "",
    name: nameOf(target, names),
  });
}

/** A wild carries the colour that is named with it. */
function chip(move: PlainMove, card: string, place: number): Part {
  if (OF_DICE.has(move.kind)) return { face: card };
  const named = move.color !== null && place === move.cards.length - 1 && card.startsWith("W");
  return { card: named ? `${card}:${move.color}` : card };
}

/** Why the move is the better one. */
export function whyText(advice: PlainAdvice, names: string[]): string {
  return t(`coach-why-${advice.why}`, { name: nameOf(advice.about, names) });
}

function nameOf(seat: number | null, names: string[]): string {
  return seat === null ? "" : shownName(names[seat] ?? "");
}

/** A chance in whole hundredths; nothing is certain that has not happened. */
export function percent(chance: number): number {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return 1;
  return rounded === 100 && chance < 1 ? 99 : rounded;
}
