/** Which events are felt, and how: one table from what happened to what is seen and heard beside the game. */

import type { Sound } from "../../lib/sound";
import type { GameEvent } from "../../lib/wire";

/** Where it is seen: a seat, one's own hand, or all of the table. */
export type Moment =
  | { kind: "slam"; count: number }
  | { kind: "skip"; seat: number; mine: boolean }
  | { kind: "stamp"; seat: number }
  | { kind: "caught"; seat: number; mine: boolean }
  | { kind: "hat"; seat: number; count: number }
  | { kind: "jump"; seat: number }
  | { kind: "out"; seat: number; mine: boolean; card: string | null }
  | { kind: "firework"; color: string };

export type MomentKind = Moment["kind"];

/** What else is known when an event is shown. */
export interface Around {
  me: number | null;
  edition: string;
  /** All that the same move brought about, this event included. */
  events: readonly GameEvent[];
}

/** Fewer cards are no blow. */
const MANY = 2;
const HAT = "WH";
const WILD_DRAW_FOUR = "W4";
/** Where a Wild Draw Four is a firework. */
const SKY = "usa";

type Felt = (event: GameEvent, around: Around) => Moment | null;

const FELT: Partial<Record<string, Felt>> = {
  played: ([, seat, cards, , value], { edition, events }) => {
    if (edition === SKY && cards.at(-1) === WILD_DRAW_FOUR && typeof value === "string")
      return { kind: "firework", color: value };
    const jumps = events.some(([kind, jumper]) => kind === "jumped-in" && jumper === seat);
    return jumps && seat !== null ? { kind: "jump", seat } : null;
  },
  drew: ([, seat, cards], { me, events }) => {
    if (seat === null || cards.length === 0) return null;
    if (hatOn(seat, events)) return { kind: "hat", seat, count: cards.length };
    return seat === me && cards.length >= MANY ? { kind: "slam", count: cards.length } : null;
  },
  "lost-turn": ([, seat], { me }) => seated(seat, (one) => ({ kind: "skip", seat: one, mine: one === me })),
  uno: ([, seat]) => seated(seat, (one) => ({ kind: "stamp", seat: one })),
  caught: ([, , , other], { me }) =>
    seated(other, (one) => ({ kind: "caught", seat: one, mine: one === me })),
  "won-round": ([, seat], { me, events }) =>
    seated(seat, (one) => ({ kind: "out", seat: one, mine: one === me, card: lastCard(one, events) })),
};

/** What is felt of this event, if anything. */
export function momentOf(event: GameEvent, around: Around): Moment | null {
  return FELT[event[0]]?.(event, around) ?? null;
}

/** How long each is seen, in milliseconds; the hat stays as long as its cards fly. */
export const LENGTHS: Record<MomentKind, number> = {
  slam: 850,
  skip: 650,
  stamp: 850,
  caught: 800,
  hat: 900,
  jump: 650,
  out: 880,
  firework: 880,
};

/** The one sound of each. */
const SOUNDS: Record<MomentKind, Sound> = {
  slam: "slam",
  skip: "swish",
  stamp: "uno",
  caught: "whistle",
  hat: "hum",
  jump: "pop",
  out: "win",
  firework: "firework",
};

/** The name of the place where it is seen (`Desk.at`); null for all of the table. */
export function placeOf(moment: Moment): string | null {
  if (moment.kind === "slam" || (moment.kind === "caught" && moment.mine)) return "hand";
  if (moment.kind === "out" && moment.mine) return "discard";
  return "seat" in moment ? `seat-${moment.seat}` : null;
}

export function soundOf(moment: Moment): Sound {
  return moment.kind === "out" && !moment.mine ? "lose" : SOUNDS[moment.kind];
}

/** Whether the hat was put on this seat with this move (ACT.hat). */
export function hatOn(seat: number, events: readonly GameEvent[]): boolean {
  return events.some(([kind, , cards, other]) => kind === "played" && other === seat && cards.includes(HAT));
}

function seated(seat: number | null, make: (seat: number) => Moment): Moment | null {
  return seat === null ? null : make(seat);
}

/** The card that somebody went out with, if it is among these events. */
function lastCard(seat: number, events: readonly GameEvent[]): string | null {
  const played = events.findLast(([kind, player]) => kind === "played" && player === seat);
  const card = played?.[2].at(-1);
  return card === undefined ? null : typeof played?.[4] === "string" ? `${card}:${played[4]}` : card;
}
