/** How a round ended, gathered from its events. */

import type { GameEvent } from "../lib/wire";
import { partnerOf } from "./seating";

export interface Left {
  seat: number;
  cards: string[];
  points: number;
}

export interface Summary {
  winner: number | null;
  gained: number;
  left: Left[];
  /** Whether it ended because its time was over (HOUSE.blitz). */
  timed: boolean;
}

/** The end of the last round that these events tell of, if it is the last thing in them. */
export function summaryOf(events: GameEvent[]): Summary | null {
  const dealt = events.findLastIndex(([kind]) => kind === "shuffled");
  const round = events.slice(dealt + 1);
  const won = round.find(([kind]) => kind === "won-round");
  if (!won && !round.some(([kind]) => kind === "void")) return null;
  const left = round
    .filter(([kind, seat]) => kind === "left" && seat !== null)
    .map(([, seat, cards, , value]) => ({ seat: seat ?? 0, cards, points: Number(value) }));
  const timed = round.some(([kind]) => kind === "time-over");
  return { winner: won?.[1] ?? null, gained: Number(won?.[4] ?? 0), left, timed };
}

/** What each seat scored in the round: the winner all of it, or everyone their own (SCORE), with their partners. */
export function gains(
  summary: Summary,
  players: number,
  options: Readonly<Record<string, string>>,
): number[] {
  const stakes = Number(options["stakes"] ?? 1);
  const points = (seat: number | null) => summary.left.find((hand) => hand.seat === seat)?.points ?? 0;
  return Array.from({ length: players }, (_, seat) => {
    const partner = partnerOf(seat, players, options);
    if (summary.winner !== null && [seat, partner].includes(summary.winner)) return summary.gained;
    return options["scoring"] === "lowest" ? stakes * (points(seat) + points(partner)) : 0;
  });
}
