/** Written by docs/wire.py from the schemas of the server: change that, and `make wire`. */

import type { Deck, Done, EditionName, Language, Ping, Pong, Refused, Speak } from "./wire";

export const MOST_CUP_ROUNDS = 12;

/** The tournament, the same for everybody. */
export interface CupInfo {
  code: string;
  /** Empty where it has none. */
  title: string;
  edition: EditionName;
  /** Where `edition` is not one of the package's. */
  deck: Deck | null;
  /** Of its tables: every option that has a value, as text. */
  options: Record<string, string>;
  /** Seconds for a decision. */
  timer: number;
  phase: "joining" | "round" | "pause" | "over";
  /** The round that is played or was played last, from 1; 0 before the first. */
  round: number;
  /** How many there will be in all; null before the first. */
  rounds: number | null;
  /** How many would be good for those who are here. */
  suggested: number;
  /** Whether the next round waits for the organiser. */
  held: boolean;
  /** By number. */
  people: CupPerson[];
  /** The numbers of those who have a rank, the best first. */
  standings: number[];
  /** Of every round so far. */
  tables: CupSeats[][];
  fair: CupFair;
}

/** Somebody who takes part, and where they stand. */
export interface CupPerson {
  name: string;
  avatar: string | null;
  /** The first round that they could be drawn for. */
  since: number;
  /** Whether they have left; then they are not drawn any more. */
  gone: boolean;
  /** From 1; those who are level in everything share one. Null for those who left before the first round. */
  rank: number | null;
  /** The rank before the last round that was played; null where there was none. */
  before: number | null;
  points: number;
  /** The points of those they met, on average: what decides between equal points. */
  opponents: number;
  /** What they were left with at all their tables, points in hand or spaces to fill: what decides then. */
  left: number;
  /** Rounds that they have finished. */
  played: number;
}

/** A table of a round. */
export interface CupSeats {
  code: string;
  /** By seat: the number of the person; null is a bot. */
  people: (number | null)[];
  /** By seat, from 1, once the table is done. */
  places: number[] | null;
  /** By seat: what the places brought. */
  points: number[] | null;
  /** Of the match. */
  record: string | null;
}

/** What makes the draws checkable. */
export interface CupFair {
  /** SHA-256 of the secret that all draws of this tournament follow from. */
  commitment: string;
  /** What each person added, by number. */
  nonces: string[];
  /** Null until the tournament is over. */
  secret: string | null;
}

/** The first message. */
export interface HelloCup {
  type: "hello";
  secret: string;
  /** The language that refusals are told in. */
  language?: Language;
}

/** Take part from the next round on; those who have left come back with their points. */
export interface JoinCup {
  type: "join";
  id: string;
  /** As others will see it; spaces become `_`, and a name that is taken gets a number. */
  name: string;
  nonce: string;
  /** As at a table. */
  avatar?: string | null;
}

/** Take no part in the rounds to come. */
export interface LeaveCup {
  type: "leave";
  id: string;
}

/** Organiser: somebody takes no part any more and cannot come back. */
export interface RemovePerson {
  type: "remove";
  id: string;
  person: number;
}

/** Organiser: draw the tables of the next round now. */
export interface BeginRound {
  type: "begin";
  id: string;
  /** Of how many in all; null leaves it as it was, and is as suggested in the first round. */
  rounds?: number | null;
}

/** Organiser: the next round does not begin by itself, or does. */
export interface HoldRound {
  type: "hold";
  id: string;
  on: boolean;
}

/** Organiser: the tournament is over now; tables that are still being played do not count. */
export interface FinishCup {
  type: "finish";
  id: string;
}

/** Answers `hello`, and comes again whenever anything has changed: everything there is to know. */
export interface CupNow {
  type: "cup";
  /** Of the last thing that happened here. */
  number: number;
  /** The own number; null for those who look on. */
  you: number | null;
  /** Whether this is the organiser. */
  organiser: boolean;
  /** By number: who looks at this page now. */
  here: boolean[];
  /** Milliseconds until everybody goes to the tables, or until the next round begins by itself. */
  left: number | null;
  cup: CupInfo;
}

/** How far the tables of the round are; at most once a second. */
export interface CupProgress {
  type: "progress";
  /** By table and seat: the cards in hand, or at dice the spaces to fill; null before the deal. */
  tables: (number[] | null)[];
}

/** What a client sends to a tournament. */
export type CupClientMessage =
  | HelloCup
  | Ping
  | JoinCup
  | LeaveCup
  | RemovePerson
  | BeginRound
  | HoldRound
  | FinishCup
  | Speak;

/** What a tournament sends. */
export type CupServerMessage =
  | CupNow
  | CupProgress
  | Done
  | Refused
  | Pong;
