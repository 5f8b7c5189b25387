/** Profiles from files, links and the storage of the browser: what cannot be read exactly is not read at all. */
import { readAvatar } from "../avatars/avatars";
import { LONGEST_NAME } from "../lib/facts";
import { isName } from "../lib/names";
import type { WholeSettings } from "../lib/types";
import { type Deck, EDITIONS, type EditionName, PACES } from "../lib/wire";
import {
  ACHIEVEMENTS,
  type Achievement,
  type Friend,
  type Identity,
  KINDS,
  MOST_BROWSERS,
  MOST_FRIENDS,
  MOST_MATCHES,
  type Played,
  type Profile,
  type Streak,
  type Tallies,
  VERSION,
} from "./model";

/** No profile is longer, with two hundred matches and a deck for each of sixty friends. */
export const LONGEST_FILE = 2_000_000;
const LONGEST_DECK = 40_000;
const LATEST = 8.64e15;
const MOST_COUNTED = 1_000_000;
const MOST_POINTS = 100_000;
const MOST_SEATS = 10;
const LONGEST_TIMER = 600;
const MOST_OPTIONS = 60;
export const LONGEST_TITLE = 60;

/** Thrown inside this module alone: one thing is wrong, so all of it is. */
class Unreadable extends Error {}

type Fields = Readonly<Record<string, unknown>>;

/** A profile; null where this is none. */
export function readProfile(data: unknown): Profile | null {
  return attempt(() => profile(data));
}

/** The text of a file that was saved by `fileText`; `newer` where a later version of Lastcard has written it. */
export function readFile(text: string): { who: Identity; profile: Profile } | "newer" | null {
  if (text.length > LONGEST_FILE) return null;
  return attempt(() => {
    const data = fields(JSON.parse(text));
    if (data["lastcard"] !== "profile") throw new Unreadable();
    if (Number.isSafeInteger(data["version"]) && Number(data["version"]) > VERSION) return "newer";
    return { who: identity(data["player"]), profile: profile(data["profile"]) };
  });
}

/** Everything, for another device. */
export function fileText(who: Identity, kept: Profile): string {
  const data = { lastcard: "profile", version: VERSION, player: who, profile: { version: VERSION, ...kept } };
  return `${JSON.stringify(data, null, 1)}\n`;
}

export function readIdentity(data: unknown): Identity | null {
  return attempt(() => identity(data));
}

function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function profile(data: unknown): Profile {
  const { version, browser, counts, streak: run, earned, matches, friends } = fields(data);
  if (version !== VERSION) throw new Unreadable();
  return {
    browser: browserName(browser),
    counts: byBrowser(counts, tallied),
    streak: streak(run),
    earned: table(earned, ACHIEVEMENTS, when) as Partial<Record<Achievement, number>>,
    matches: list(matches, MOST_MATCHES, played),
    friends: list(friends, MOST_FRIENDS, friend),
  };
}

function identity(data: unknown): Identity {
  const { secret, name, avatar } = fields(data);
  return {
    secret: shaped(secret, /^[0-9a-f]{64}$/),
    name: ownName(name),
    avatar: avatar === null ? null : avatarName(avatar),
  };
}

function tallied(data: unknown): Tallies {
  return table(data, KINDS, (tally) => {
    const [games, wins] = list(tally, 2, (count) => whole(count, MOST_COUNTED));
    if (games === undefined || wins === undefined || wins > games) throw new Unreadable();
    return [games, wins] as const;
  });
}

function streak(data: unknown): Streak {
  const { now, best, last } = fields(data);
  const found = { now: whole(now, MOST_COUNTED), best: whole(best, MOST_COUNTED), last: when(last) };
  if (found.now > found.best) throw new Unreadable();
  return found;
}

function played(data: unknown): Played {
  const { record, when: at, kind, title, players, you, winners, points } = fields(data);
  const names = list(players, MOST_SEATS, personName);
  const seat = (one: unknown) => whole(one, names.length - 1);
  return {
    record: shaped(record, /^[\w-]{1,64}$/),
    when: when(at),
    kind: oneOf(kind, KINDS),
    title: title === null ? null : text(title, LONGEST_TITLE),
    players: names,
    you: seat(you),
    winners: list(winners, names.length, seat),
    points: points === null ? null : list(points, names.length, (count) => whole(count, MOST_POINTS)),
  };
}

function friend(data: unknown): Friend {
  const { name, avatar, last, together, table: settings } = fields(data);
  return {
    name: personName(name),
    avatar: avatar === null ? null : avatarName(avatar),
    last: when(last),
    together: byBrowser(together, (times) => whole(times, MOST_COUNTED)),
    table: settingsFrom(settings),
  };
}

/** The server says in the end whether a table can be opened so; here only nothing strange comes in. */
function settingsFrom(data: unknown): WholeSettings {
  const { edition, deck, seats, options, timer, pace, open_hands, writing } = fields(data);
  const own = deckFrom(deck);
  return {
    edition: (own ? shaped(edition, /^[\w-]{1,20}$/) : oneOf(edition, EDITIONS)) as EditionName,
    deck: own,
    seats: whole(seats, MOST_SEATS),
    options: optionsFrom(options),
    public: false,
    timer: whole(timer, LONGEST_TIMER),
    pace: oneOf(pace, PACES),
    open_hands: open_hands === true,
    writing: writing === true,
  };
}

function deckFrom(data: unknown): Deck | null {
  if (data === null) return null;
  if (JSON.stringify(data).length > LONGEST_DECK) throw new Unreadable();
  return fields(data) as unknown as Deck;
}

function optionsFrom(data: unknown): Record<string, string> {
  const entries = Object.entries(fields(data));
  if (entries.length > MOST_OPTIONS) throw new Unreadable();
  return Object.fromEntries(
    entries.map(([name, value]) => [shaped(name, /^[a-z][a-z0-9-]{0,30}$/), text(value, 200)]),
  );
}

// What everything is made of.

function fields(data: unknown): Fields {
  if (typeof data !== "object" || data === null || Array.isArray(data)) throw new Unreadable();
  return data as Fields;
}

function list<Item>(data: unknown, most: number, read: (item: unknown) => Item): Item[] {
  if (!Array.isArray(data) || data.length > most) throw new Unreadable();
  return data.map(read);
}

/** Only names that there are; what a later version knows besides is left out. */
function table<Name extends string, Value>(
  data: unknown,
  names: readonly Name[],
  read: (value: unknown) => Value,
): Partial<Record<Name, Value>> {
  const given = fields(data);
  const known = names.filter((name) => Object.hasOwn(given, name));
  return Object.fromEntries(known.map((name) => [name, read(given[name])])) as Partial<Record<Name, Value>>;
}

function byBrowser<Value>(data: unknown, read: (value: unknown) => Value): Record<string, Value> {
  const entries = Object.entries(fields(data));
  if (entries.length > MOST_BROWSERS) throw new Unreadable();
  return Object.fromEntries(entries.map(([name, value]) => [browserName(name), read(value)]));
}

function whole(data: unknown, most: number): number {
  if (typeof data !== "number" || !Number.isInteger(data) || data < 0 || data > most) throw new Unreadable();
  return data;
}

function when(data: unknown): number {
  return whole(data, LATEST);
}

function text(data: unknown, longest: number): string {
  if (typeof data !== "string" || data.length > longest || /\p{C}/u.test(data)) throw new Unreadable();
  return data;
}

function shaped(data: unknown, shape: RegExp): string {
  if (typeof data !== "string" || !shape.test(data) || /\s/.test(data)) throw new Unreadable();
  return data;
}

function oneOf<Name extends string>(data: unknown, names: readonly Name[]): Name {
  const found = names.find((name) => name === data);
  if (found === undefined) throw new Unreadable();
  return found;
}

function browserName(data: unknown): string {
  return shaped(data, /^[0-9a-f]{8}$/);
}

/** As a table calls somebody: one that is taken has got a number there. */
function personName(data: unknown): string {
  const name = text(data, LONGEST_NAME + 4);
  if (name === "") throw new Unreadable();
  return name;
}

function ownName(data: unknown): string {
  const name = text(data, LONGEST_NAME);
  if (name !== "" && !isName(name)) throw new Unreadable();
  return name;
}

function avatarName(data: unknown): string {
  const name = text(data, 20);
  if (readAvatar(name) === null) throw new Unreadable();
  return name;
}
