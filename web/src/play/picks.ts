/** Picking cards of the hand: for the lever and the rule cards, or to put several down together. */

import { face } from "../lib/cards";
import type { CardView, Choices } from "../lib/wire";
import type { HandCard } from "./hand";

/** Whether cards are picked now, rather than played. */
export function isPicking(view: CardView, me: number | null): boolean {
  return me !== null && view.asked.includes(me) && ["colors", "discard", "wilds"].includes(view.pending);
}

/** Whether this card can be one of those picked (JACK.colors, RULE.discard-to, RULE.play-wilds). */
export function isPickable(pending: CardView["pending"], code: string): boolean {
  if (pending === "colors") return !face(code).wild;
  return pending === "wilds" ? face(code).wild : pending === "discard";
}

/** The picked cards after a click on one: off if it was on; one a colour; the oldest makes room. */
export function toggled(
  picked: HandCard[],
  card: HandCard,
  view: CardView,
  choices: Choices | null,
): HandCard[] {
  if (picked.some((other) => other.key === card.key)) return picked.filter((other) => other.key !== card.key);
  if (!isPickable(view.pending, card.code)) return picked;
  if (view.pending === "colors") {
    const color = face(card.code).color;
    return [...picked.filter((other) => face(other.code).color !== color), card];
  }
  const most = view.pending === "discard" ? (choices?.discard ?? Infinity) : Infinity;
  return [...picked, card].slice(-most);
}

/** Whether a card goes together with those gathered so far; the first decides (HOUSE.multi). */
export function goesWith(gathered: readonly HandCard[], code: string, choices: Choices | null): boolean {
  const [first] = gathered;
  return first !== undefined && (choices?.together[first.code]?.includes(code) ?? false);
}

/** The gathered cards after a click on one. Without the first nothing holds the others together. */
export function gather(
  gathered: readonly HandCard[],
  card: HandCard,
  choices: Choices | null,
): readonly HandCard[] {
  if (gathered[0]?.key === card.key) return [];
  if (gathered.some((other) => other.key === card.key))
    return gathered.filter((other) => other.key !== card.key);
  return goesWith(gathered, card.code, choices) ? [...gathered, card] : [card];
}

/** The gathered cards after one was put on another; null where they do not go together. */
export function together(
  gathered: readonly HandCard[],
  card: HandCard,
  onto: HandCard,
  choices: Choices,
): readonly HandCard[] | null {
  const fresh = [onto, card].filter(({ key }) => gathered.every((other) => other.key !== key));
  if (fresh.length < 2)
    return fresh.every(({ code }) => goesWith(gathered, code, choices)) ? [...gathered, ...fresh] : null;
  const pairs = [
    [onto, card],
    [card, onto],
  ] as const;
  return (
    pairs.find(
      ([first, other]) => choices.play.includes(first.code) && goesWith([first], other.code, choices),
    ) ?? null
  );
}
