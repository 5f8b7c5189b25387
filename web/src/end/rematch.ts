/** Who is in for the next match. */

import type { SeatInfo } from "../lib/wire";

/** `thinking`: here, and has not answered; `away`: the connection is gone. */
export type Answer = "in" | "thinking" | "away" | "open";

export interface Answered {
  seat: number;
  answer: Answer;
}

/** The answer of every seat, in the order of the table. */
export function answers(seats: readonly SeatInfo[], here: readonly boolean[]): Answered[] {
  return seats.map(({ kind, again }, seat) => ({
    seat,
    answer: kind === "open" ? "open" : again ? "in" : here[seat] ? "thinking" : "away",
  }));
}

/** The seats that the match would not begin without. */
export function waitedFor(people: readonly Answered[]): number[] {
  return people.filter(({ answer }) => answer === "thinking").map(({ seat }) => seat);
}
