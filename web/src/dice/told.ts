/** The table as it is after one more event, so that a turn can be shown bit by bit. */

import type { DiceView, GameEvent } from "../lib/wire";
import { placesOf } from "./slots";

/** `again` are the places that an event `rerolled` has picked up, until they are thrown. */
export interface Told {
  view: DiceView;
  again: number[] | null;
}

type Teller = (told: Told, event: GameEvent) => Told;

export function told(before: Told, event: GameEvent): Told {
  return TELL[event[0]]?.(before, event) ?? before;
}

const TELL: Record<string, Teller> = {
  starts: ({ view }, [, seat]) => ({
    view: {
      ...view,
      boards: view.boards.map(() => []),
      spaces: view.spaces.map((spaces, place) => spaces - (view.extras[place] ?? 0)),
      extras: view.extras.map(() => 0),
      dice: [],
      turn: seat ?? 0,
      pending: "roll",
      penalties: [],
      call: null,
      match: null,
    },
    again: null,
  }),
  rolled: ({ view, again }, [, seat, cards]) => {
    if (again !== null)
      return { view: { ...view, dice: thrown(view.dice, again, cards), pending: "chain" }, again: null };
    if (cards.length === 1) return { view, again };
    return { view: { ...view, dice: cards, turn: seat ?? view.turn, pending: "roll", penalties: [] }, again };
  },
  rerolled: ({ view }, [, , cards]) => ({ view, again: placesOf(cards, view.dice) }),
  stood: ({ view, again }) => ({ view: { ...view, pending: "chain" }, again }),
  chained: ({ view, again }) => ({
    view: { ...view, call: null, pending: "penalty", penalties: view.dice.filter(isPenalty) },
    again,
  }),
  wrote: ({ view, again }, [, seat, cards]) => ({
    view: { ...view, boards: withBoard(view, seat, (board) => [...board, ...cards]) },
    again,
  }),
  penalty: ({ view, again }, [, , cards, other]) => ({
    view: punished(view, cards[0] ?? "", other ?? -1),
    again,
  }),
  done: ({ view, again }) => ({ view: { ...view, penalties: [] }, again }),
  called: ({ view, again }, [, , cards]) => ({ view: { ...view, call: cards[0] ?? null }, again }),
  "won-match": ({ view, again }, [, seat]) => ({
    view: { ...view, pending: "over", penalties: [], match: ["full", seat === null ? [] : [seat]] },
    again,
  }),
};

export function isPenalty(face: string): boolean {
  return face === "+1" || face === "-1";
}

function thrown(dice: string[], places: number[], faces: string[]): string[] {
  const after = [...dice];
  places.forEach((place, index) => (after[place] = faces[index] ?? after[place] ?? ""));
  return after;
}

function withBoard(view: DiceView, seat: number | null, change: (board: string[]) => string[]): string[][] {
  return view.boards.map((board, place) => (place === seat ? change(board) : board));
}

function punished(view: DiceView, face: string, target: number): DiceView {
  const used = view.penalties.indexOf(face);
  const penalties = view.penalties.filter((_, index) => index !== used);
  if (face === "-1")
    return { ...view, penalties, boards: withBoard(view, target, (board) => board.slice(0, -1)) };
  const one = (count: number, place: number) => (place === target ? count + 1 : count);
  return { ...view, penalties, extras: view.extras.map(one), spaces: view.spaces.map(one) };
}
