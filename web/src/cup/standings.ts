/** What the standings say of people, in their order. */
import type { CupInfo, CupPerson, CupSeats } from "../lib/cups";

export interface Row {
  number: number;
  person: CupPerson;
  /** Null while no table is done: then everybody would be first. */
  rank: number | null;
  /** Places gained since the round before; null for those who were not there. */
  moved: number | null;
}

export function rows(cup: CupInfo): Row[] {
  const begun = cup.people.some((person) => person.played > 0);
  return cup.standings.flatMap((number) => {
    const person = cup.people[number];
    if (!person || person.rank === null) return [];
    const moved = person.before === null || cup.round < 2 ? null : person.before - person.rank;
    return [{ number, person, rank: begun ? person.rank : null, moved }];
  });
}

/** Those of the round that is played, or was played last. */
export function tablesNow(cup: CupInfo): CupSeats[] {
  return cup.tables.at(-1) ?? [];
}

/** The table of somebody in this round, with its number from 1. */
export function tableOf(cup: CupInfo, you: number | null): { seats: CupSeats; number: number } | null {
  const at = tablesNow(cup).findIndex(({ people }) => you !== null && people.includes(you));
  const seats = tablesNow(cup)[at];
  return seats ? { seats, number: at + 1 } : null;
}

/** The seats of a table, the best first once it is done. */
export function inOrder({ people, places }: CupSeats): number[] {
  const seats = people.map((_, seat) => seat);
  return places ? seats.sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0)) : seats;
}

/** Seconds as a clock shows them. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
