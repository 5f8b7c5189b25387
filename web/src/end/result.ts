/** How a match ended, in order. */

import type { LastMatch } from "../lib/wire";

export interface Place {
  seat: number;
  /** From 1; those with as many points share one. */
  rank: number;
  points: number | null;
  won: boolean;
}

/** Everybody, the best first; at dice, where there are no points, the winners and then the others. */
export function places({ names, winners, rounds }: LastMatch, lowest: boolean): Place[] {
  const points = rounds.at(-1) ?? null;
  const worth = (seat: number) => {
    const count = points?.[seat] ?? 0;
    return [Number(winners.includes(seat)), lowest ? -count : count] as const;
  };
  const seats = names
    .map((_, seat) => seat)
    .sort((a, b) => {
      const [one, other] = [worth(a), worth(b)];
      return other[0] - one[0] || other[1] - one[1];
    });
  const better = (seat: number) =>
    seats.filter((other) => {
      const [one, mine] = [worth(other), worth(seat)];
      return one[0] > mine[0] || (one[0] === mine[0] && one[1] > mine[1]);
    }).length;
  return seats.map((seat) => ({
    seat,
    rank: better(seat) + 1,
    points: points?.[seat] ?? null,
    won: winners.includes(seat),
  }));
}

/** The points of each seat over the rounds as places in a box, from no points at all. */
export function lines(rounds: readonly number[][], wide: number, high: number): [number, number][][] {
  const most = Math.max(1, ...rounds.flat());
  const seats = rounds[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    [0, ...rounds.map((points) => points[seat] ?? 0)].map((points, round): [number, number] => [
      (wide * round) / rounds.length,
      high - (high * points) / most,
    ]),
  );
}
