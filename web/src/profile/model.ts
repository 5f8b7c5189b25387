/**
 * What a profile is: matches and wins by edition, streaks, achievements, recent matches, and the people one has played with.
 *
 * Every browser counts for itself, under a name that it made up once. So two profiles are put together by taking the
 * larger count of each browser, and however often that is done nothing is counted twice.
 */
import type { WholeSettings } from "../lib/types";
import { EDITIONS, type EditionName } from "../lib/wire";

export const VERSION = 1;

/** Decks of one's own are counted together. */
export type Kind = EditionName | "own";
export const KINDS: readonly Kind[] = [...EDITIONS, "own"];

export const ACHIEVEMENTS = [
  "first-win",
  "four-games",
  "three-in-a-row",
  "full-hands",
  "sharp-ears",
  "bluff-called",
  "no-draw",
  "no-lost-turn",
  "comeback",
  "lever",
  "six-dice",
  "own-deck",
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

/** Matches and wins. */
export type Tally = readonly [games: number, wins: number];
export type Tallies = Partial<Record<Kind, Tally>>;

export interface Streak {
  now: number;
  best: number;
  /** When the last match of it was counted; 0 before the first. */
  last: number;
}

/** A match as the list of recent ones shows it. */
export interface Played {
  record: string;
  when: number;
  kind: Kind;
  /** Of a deck of one's own. */
  title: string | null;
  players: string[];
  you: number;
  winners: number[];
  /** By seat; null at dice. */
  points: number[] | null;
}

/** Somebody one has played with; there are no accounts, so a name is all there is to know them by. */
export interface Friend {
  name: string;
  avatar: string | null;
  last: number;
  /** Matches together, by the browser that counted them. */
  together: Readonly<Record<string, number>>;
  /** What was played the last time. */
  table: WholeSettings;
}

export interface Profile {
  /** The name under which this browser counts. */
  browser: string;
  /** By browser. */
  counts: Readonly<Record<string, Tallies>>;
  streak: Streak;
  /** When each was earned; 0 where that is not known. */
  earned: Partial<Record<Achievement, number>>;
  /** The latest first. */
  matches: Played[];
  /** The latest first. */
  friends: Friend[];
}

/** What makes somebody the same player elsewhere. */
export interface Identity {
  secret: string;
  name: string;
  avatar: string | null;
}

export const MOST_MATCHES = 200;
export const MOST_FRIENDS = 60;
export const MOST_BROWSERS = 20;

export function emptyProfile(browser: string): Profile {
  const streak = { now: 0, best: 0, last: 0 };
  return { browser, counts: {}, streak, earned: {}, matches: [], friends: [] };
}

/** Matches and wins in each edition, of all browsers together. */
export function tallies({ counts }: Pick<Profile, "counts">): Record<Kind, Tally> {
  const sums = KINDS.map((kind): [Kind, Tally] => [kind, sum(Object.values(counts).map((one) => one[kind]))]);
  return Object.fromEntries(sums) as Record<Kind, Tally>;
}

/** Matches and wins in all. */
export function total(profile: Pick<Profile, "counts">): Tally {
  return sum(Object.values(tallies(profile)));
}

function sum(some: readonly (Tally | undefined)[]): Tally {
  const count = (at: 0 | 1) => some.reduce((so, tally) => so + (tally?.[at] ?? 0), 0);
  return [count(0), count(1)];
}

export function timesTogether({ together }: Friend): number {
  return Object.values(together).reduce((so, times) => so + times, 0);
}

/** Two names are one person when they read the same. */
export function friendKey(name: string): string {
  return name.replaceAll("_", " ").toLocaleLowerCase("en");
}

export function isEmpty(profile: Profile): boolean {
  return total(profile)[0] === 0 && profile.friends.length === 0 && Object.keys(profile.earned).length === 0;
}
