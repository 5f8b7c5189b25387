/** What a learner sees, and whether the sentence of a step belongs to it. */

import { face } from "../lib/cards";
import type { When } from "../lib/lessons";
import type { View } from "../lib/types";
import type { Choices, GameEvent } from "../lib/wire";

export interface Situation {
  me: number;
  view: View;
  choices: Choices | null;
  /** What has just happened. */
  events: readonly GameEvent[];
}

/** Whether everything that a step waits for is so. */
export function holds(when: When, now: Situation): boolean {
  return (
    (when.asked == null || isAsked(when.asked, now)) &&
    (when.play == null || cardFor(when.play, now) !== null) &&
    (when.stuck == null || isStuck(now)) &&
    (when.hand == null || holdsCards(when.hand, now)) &&
    (when.catch == null || (now.choices?.catch ?? []).length > 0) &&
    (when.event == null || now.events.some((event) => fits(when, event)))
  );
}

/** A card of this symbol that may be played now. */
export function cardFor(symbol: string, { choices }: Situation): string | null {
  return choices?.play.find((code) => face(code).symbol === symbol) ?? null;
}

/** The player that a step speaks of. */
export function subject(when: When, now: Situation): number | null {
  if (when.catch != null) return now.choices?.catch[0] ?? null;
  return now.events.find((event) => fits(when, event))?.[1] ?? null;
}

function isAsked(pending: string, { me, view, choices }: Situation): boolean {
  const asked = "asked" in view ? view.asked.includes(me) : view.turn === me;
  return asked && choices !== null && view.pending === pending;
}

function isStuck({ choices }: Situation): boolean {
  return choices !== null && choices.play.length === 0 && choices.say.includes("draw");
}

function holdsCards(count: number, { me, view, choices }: Situation): boolean {
  return "counts" in view && view.counts[me] === count && (choices?.play ?? []).length > 0;
}

function fits({ event, seat, value }: When, [kind, who, , , what]: GameEvent): boolean {
  return kind === event && (seat == null || seat === who) && (value == null || value === what);
}
