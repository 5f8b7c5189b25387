/** How a round ended, gathered from its events. */

import type { GameEvent } from "../lib/wire";

export interface Left {
  seat: number;
  cards: string[];
  points: number;
}

export interface Summary {
  winner: number | null;
  gained: number;
  left: Left[];
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
  return { winner: won?.[1] ?? null, gained: Number(won?.[4] ?? 0), left };
}

/** What each seat scored in the round: the winner all of it, or everyone their own (SCORE). */
export function gains(summary: Summary, players: number, scoring: string): number[] {
  return Array.from({ length: players }, (_, seat) => {
    if (scoring === "lowest") return summary.left.find((hand) => hand.seat === seat)?.points ?? 0;
    return seat === summary.winner ? summary.gained : 0;
  });
}
