/** A finished match becomes a part of the profile, once. */
import { toast } from "../lib/announce.svelte";
import { i18n, needs, t } from "../lib/i18n.svelte";
import { listed } from "../lib/names";
import { nameIn } from "../lib/decks.svelte";
import type { Replay } from "../lib/http";
import type { Session } from "../lib/session.svelte";
import type { WholeSettings } from "../lib/types";
import { EDITIONS, type GameEvent, type TableInfo } from "../lib/wire";
import { loadReplay } from "../replay/load";
import { earnedIn } from "./achievements";
import { change, keptProfile } from "./keeping";
import {
  type Achievement,
  type Friend,
  type Kind,
  MOST_FRIENDS,
  MOST_MATCHES,
  type Played,
  type Profile,
  type Tallies,
  friendKey,
  tallies,
} from "./model";
import { LONGEST_TITLE } from "./reading";

export interface Player {
  name: string;
  avatar: string | null;
  bot: boolean;
}

/** The facts of a match that somebody won, whoever kept its record. */
export interface Finished {
  record: string;
  when: number;
  kind: Kind;
  /** Of a deck of one's own. */
  title: string | null;
  players: Player[];
  you: number;
  winners: number[];
  /** The points of each seat after each round; nothing at dice. */
  rounds: number[][];
  /** Whether few points are good. */
  lowest: boolean;
  /** In order; none where they could not be had. */
  events: GameEvent[];
  settings: WholeSettings;
  /** Whether they met by chance: such people are no friends yet. */
  strangers: boolean;
}

/** Counts the match that has just ended at a table, and tells what it has earned. To be called as often as one likes. */
export async function countMatch(session: Session): Promise<void> {
  const { table, you } = session;
  if (!table?.record || you === null) return;
  if (isCounted(keptProfile(), table.record)) return;
  const replay = await loadReplay(table.record).catch(() => null);
  const match = factsOf(table, you, replay, Date.now());
  if (match) await tell(await keep(match));
}

/** Counts a match; what it has earned for the first time. */
export async function keep(match: Finished): Promise<Achievement[]> {
  let fresh: Achievement[] = [];
  await change((profile) => {
    const after = counted(profile, match);
    fresh = (Object.keys(after.earned) as Achievement[]).filter((name) => !(name in profile.earned));
    return after;
  });
  return fresh;
}

async function tell(fresh: readonly Achievement[]): Promise<void> {
  if (fresh.length === 0) return;
  await needs("profile");
  toast(t("profile-earned-now", { names: listed(fresh.map((name) => t(`profile-medal-${name}`))) }));
}

/** Null for a lesson, a match that was broken off, or one in which this person did not sit. */
export function factsOf(table: TableInfo, you: number, replay: Replay | null, when: number): Finished | null {
  const { last, record } = table;
  if (!last || !record || table.lesson || last.winners.length === 0) return null;
  const seat = replay ? replay.you : last.names[you] === table.seats[you]?.name ? you : null;
  if (seat === null) return null;
  const ours = EDITIONS.find((name) => name === table.edition && !table.deck);
  return {
    record,
    when,
    kind: ours ?? "own",
    title: ours ? null : (nameIn(table.deck?.title, i18n.language) ?? table.edition).slice(0, LONGEST_TITLE),
    players: last.names.map((name, at) => player(name, at, table, replay)),
    you: seat,
    winners: last.winners,
    rounds: last.rounds,
    lowest: table.options["scoring"] === "lowest",
    events: replay ? eventsSince(replay, seat) : [],
    settings: settingsOf(table),
    strangers: table.kind === "quick",
  };
}

/** What happened since this person has had the seat: at a quick match others may have played it before. */
function eventsSince({ moments, seatings }: Replay, seat: number): GameEvent[] {
  const before = seatings.findLast((change) => change.seat === seat)?.moment ?? -1;
  return moments.slice(before + 1).flatMap(({ events }) => events);
}

function player(name: string, seat: number, { seats }: TableInfo, replay: Replay | null): Player {
  if (replay) return { name, avatar: replay.avatars[seat] ?? null, bot: replay.bots[seat] !== null };
  const info = seats.find((other) => other.name === name);
  return { name, avatar: info?.avatar ?? null, bot: info?.kind !== "person" };
}

/** What a table like this one would be opened with. */
function settingsOf(table: TableInfo): WholeSettings {
  const { edition, deck, options, timer, pace, open_hands, writing } = table;
  return {
    edition,
    deck,
    seats: table.seats.length,
    options,
    public: false,
    timer,
    pace,
    open_hands,
    writing,
  };
}

/** The profile with this match in it; as it was where the match is in it already. */
export function counted(profile: Profile, match: Finished): Profile {
  if (isCounted(profile, match.record)) return profile;
  const won = match.winners.includes(match.you);
  const streak = won ? profile.streak.now + 1 : 0;
  const counts = { ...profile.counts, [profile.browser]: oneMore(profile, match.kind, won) };
  const earned = earnedIn(match, { tallies: tallies({ counts }), streak });
  return {
    ...profile,
    counts,
    streak: { now: streak, best: Math.max(streak, profile.streak.best), last: match.when },
    earned: { ...Object.fromEntries(earned.map((name) => [name, match.when])), ...profile.earned },
    matches: [played(match), ...profile.matches].slice(0, MOST_MATCHES),
    friends: match.strangers ? profile.friends : metAgain(profile, match),
  };
}

function isCounted({ matches }: Profile, id: string): boolean {
  return matches.some(({ record }) => record === id);
}

function oneMore({ counts, browser }: Profile, kind: Kind, won: boolean): Tallies {
  const before = counts[browser] ?? {};
  const [games, wins] = before[kind] ?? [0, 0];
  return { ...before, [kind]: [games + 1, wins + Number(won)] };
}

function played({ record, when, kind, title, players, you, winners, rounds }: Finished): Played {
  const names = players.map(({ name }) => name);
  return { record, when, kind, title, players: names, you, winners, points: rounds.at(-1) ?? null };
}

function metAgain({ friends, browser }: Profile, match: Finished): Friend[] {
  const people = match.players.filter(({ bot }, seat) => !bot && seat !== match.you);
  const met = people.map(({ name, avatar }): Friend => {
    const known = friends.find((friend) => friendKey(friend.name) === friendKey(name));
    const times = known?.together[browser] ?? 0;
    const together = { ...known?.together, [browser]: times + 1 };
    return { name, avatar, last: match.when, together, table: match.settings };
  });
  const keys = new Set(met.map(({ name }) => friendKey(name)));
  return [...met, ...friends.filter(({ name }) => !keys.has(friendKey(name)))].slice(0, MOST_FRIENDS);
}
