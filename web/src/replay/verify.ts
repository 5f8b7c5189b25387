/**
 * Verification of a record in the browser. Every number is recomputed here; nothing is asked of the
 * server but the record and the moments of its replay, and those are checked against each other.
 */

import type { Replay } from "../lib/http";
import { type Step, type Whole, readRecord } from "./chain";
import { Checker, type Checked } from "./checker";
import { recordedDeck } from "./deck";
import { DiceTracker } from "./dicetracker";
import { Fair, SECRET_BYTES, commitment, fairKey } from "./fair";
import { type Json, canonical } from "./json";
import { CardTracker } from "./tracker";
import { type About, type Trouble, Troubled } from "./trouble";
import { asPlayed } from "./versions";

/** What this browser remembers of the match from before its deal (lib/fairness.ts). */
export interface Remembered {
  commitment: string;
  nonce: string;
  table: string;
  seen: number;
}

/** `none`: it cannot be said here, which is no fault. */
export type State = "ok" | "bad" | "none";
export type CheckName = "chain" | "seal" | "nonces" | "seen" | "moves" | "chance" | "cards" | "end";

export interface Check {
  name: CheckName;
  state: State;
  about: About;
  trouble: Trouble | null;
}

export interface Nonce {
  name: string;
  state: State;
}

/**
 * proved: everything fits. partly: everything that a record alone can tell fits. unproven: there is no
 * secret to check the chance with. prepared: a lesson has no chance. broken: something is wrong.
 */
export type Result = "proved" | "partly" | "unproven" | "prepared" | "broken";

export interface Verdict {
  result: Result;
  checks: Check[];
  /** The first thing that is wrong. */
  first: Trouble | null;
  commitment: string | null;
  /** Whether the record says how its bots were seeded. */
  bots: boolean;
  lastHash: string | null;
  nonces: Nonce[];
  outcomes: Checked[];
}

export interface Given {
  replay: Replay | null;
  /** Finds what this browser remembers of the match with a commitment. */
  remembered: (commitment: string) => Remembered | null;
  progress?: (share: number) => void;
}

const LONGEST_WORK = 12;

/** Lets the page breathe: waits when it has worked for longer than a frame. */
function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_WORK) return;
    await new Promise((done) => setTimeout(done));
    since = performance.now();
  };
}

class Verification {
  readonly checks: Check[] = [];
  readonly nonces: Nonce[] = [];
  outcomes: Checked[] = [];

  note(name: CheckName, state: State, about: About = {}, trouble: Trouble | null = null): void {
    this.checks.push({ name, state, about, trouble });
  }

  bad(name: CheckName, trouble: Trouble): void {
    this.note(name, "bad", {}, trouble);
  }

  verdict(whole: Whole | null, partly: boolean): Verdict {
    const wrong = this.checks.filter((check) => check.state === "bad");
    const unproven = this.checks.some((check) => check.name === "chance" && check.state === "none");
    const proved = unproven ? "unproven" : partly ? "partly" : "proved";
    return {
      result: wrong.length ? "broken" : whole?.header.prepared ? "prepared" : proved,
      checks: this.checks,
      first: firstOf(wrong.flatMap((check) => (check.trouble ? [check.trouble] : []))),
      commitment: whole?.header.fair?.commitment ?? null,
      bots: whole?.header.bots != null,
      lastHash: whole?.lastHash ?? null,
      nonces: this.nonces,
      outcomes: this.outcomes,
    };
  }
}

/** The trouble that stands first in the record. A broken chain names the very line; others may only follow from it. */
function firstOf(troubles: Trouble[]): Trouble | null {
  const place = ({ code, line }: Trouble): number => (code === "hash" ? 0 : (line ?? Infinity));
  return troubles.reduce<Trouble | null>(
    (best, one) => (best && place(best) <= place(one) ? best : one),
    null,
  );
}

/** Checks a record; `replay` null checks what the record alone can tell. */
export async function verify(text: string, given: Given): Promise<Verdict> {
  const made = new Verification();
  const pause = breather();
  let whole: Whole;
  try {
    whole = await readRecord(text, pause);
  } catch (error) {
    made.bad("chain", troubleOf(error));
    return made.verdict(null, given.replay === null);
  }
  if (whole.broken) made.bad("chain", whole.broken);
  else made.note("chain", "ok", { lines: whole.lines });
  const sealed = checkSeal(whole, made);
  checkNonces(whole, made);
  checkSeen(whole, given, made);
  if (given.replay) checkMoves(whole, given.replay, made);
  await checkChance(whole, sealed, given, made, pause);
  if (given.replay) checkEnd(whole, given.replay, made);
  return made.verdict(whole, given.replay === null);
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof Troubled) return error.trouble;
  throw error;
}

/** The secret in the last line must be the one that was promised before the deal. */
function checkSeal({ header, secret, endLine }: Whole, made: Verification): boolean {
  if (header.fair === null || secret === null) {
    made.note("seal", "none");
    return false;
  }
  const right = secret.length === 2 * SECRET_BYTES && commitment(secret) === header.fair.commitment;
  if (right) made.note("seal", "ok");
  else made.bad("seal", new Troubled("seal", endLine).trouble);
  return right;
}

/** Each nonce must be the one its player had promised; who sent none trusts the others. */
function checkNonces({ header }: Whole, made: Verification): void {
  if (header.fair === null) return;
  const { nonces, commitments } = header.fair;
  let wrong: string | null = null;
  header.players.forEach((name, seat) => {
    const nonce = nonces[seat] ?? null;
    const state = nonce === null ? "none" : commitment(nonce) === commitments[seat] ? "ok" : "bad";
    if (state === "bad") wrong ??= name;
    made.nonces.push({ name, state });
  });
  const sent = made.nonces.filter((nonce) => nonce.state === "ok").length;
  if (wrong !== null) made.bad("nonces", new Troubled("nonce", 1, { name: wrong }).trouble);
  else made.note("nonces", sent ? "ok" : "none", { sent, players: header.players.length });
}

/** The commitment that this browser saw before the deal, and the nonce that it sent then. */
function checkSeen({ header }: Whole, { remembered }: Given, made: Verification): void {
  if (header.fair === null) return;
  const kept = remembered(header.fair.commitment);
  if (kept === null) made.note("seen", "none");
  else {
    const own = header.fair.nonces.includes(kept.nonce) ? 1 : 0;
    made.note("seen", "ok", { time: kept.seen, table: kept.table, own });
  }
}

/** The replay must show the moves of the record: all of them, in their order, by the same players. */
function checkMoves({ header, steps, endLine }: Whole, replay: Replay, made: Verification): void {
  const table = (names: string[], options: Record<string, string>): string =>
    canonical([names, { ...options }]);
  const same =
    replay.edition === header.edition &&
    table(replay.players, replay.options) === table(header.players, header.options);
  const at = steps.findIndex(({ by, move }, place) => {
    const moment = replay.moments[place];
    return moment?.by !== by || moment.move !== move;
  });
  const more = at < 0 && replay.moments.length > steps.length ? steps.length : at;
  if (!same) made.bad("moves", new Troubled("other-table", 1).trouble);
  else if (more >= 0)
    made.bad("moves", new Troubled("other-moves", steps[more]?.line ?? endLine, {}, more).trouble);
  else made.note("moves", "ok", { moves: steps.filter((step) => step.by !== null).length });
}

/** Recomputes every outcome and follows the cards or dice from one to the next. */
async function checkChance(
  whole: Whole,
  sealed: boolean,
  { replay, progress }: Given,
  made: Verification,
  pause: () => Promise<void>,
): Promise<void> {
  const { header, secret, steps } = whole;
  if (header.fair === null || secret === null) {
    made.note("chance", "none");
    return;
  }
  // With another secret every number would be another: there is nothing to compare.
  if (!sealed) return;
  const checker = new Checker(new Fair(fairKey(secret, header.context as Json, header.fair.nonces)));
  const what = header.edition === "dice" ? "dice" : "cards";
  try {
    const tracker = trackerFor(whole, checker);
    for (const [place, step] of steps.entries()) {
      followStep(tracker, checker, step, place, replay);
      progress?.((place + 1) / steps.length);
      await pause();
    }
    made.outcomes = checker.done;
    const count = checker.done.filter((outcome) => outcome.recomputed).length;
    made.note("chance", "ok", { count, left: checker.done.length - count });
    if (replay) made.note("cards", "ok", { count: tracker.followed, what });
    else made.note("cards", "none", { what });
  } catch (error) {
    made.outcomes = checker.done;
    made.bad("chance", troubleOf(error));
  }
}

function trackerFor({ header }: Whole, checker: Checker): CardTracker | DiceTracker {
  const played = asPlayed(header);
  return recordedDeck(played) !== null ? new CardTracker(played, checker) : new DiceTracker(played, checker);
}

function followStep(
  tracker: CardTracker | DiceTracker,
  checker: Checker,
  step: Step,
  place: number,
  replay: Replay | null,
): void {
  const moment = replay ? replay.moments[place] : null;
  checker.begin(step, place);
  if (moment === undefined) throw checker.trouble("other-moves");
  tracker.step(step, moment);
  checker.finish();
}

/** How it ended, as the record says it and as the replay shows it. */
function checkEnd({ end, endLine }: Whole, replay: Replay, made: Verification): void {
  const view = replay.moments.at(-1)?.view;
  const scores = view && "scores" in view ? view.scores : undefined;
  const same =
    canonical(end) === canonical(replay.end as unknown as Json) &&
    (scores === undefined || canonical(end["scores"] ?? null) === canonical(scores));
  if (same) made.note("end", "ok");
  else made.bad("end", new Troubled("other-end", endLine).trouble);
}
