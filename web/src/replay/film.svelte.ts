/** Where one is in a replay, and how it goes on by itself. */

import { announce } from "../lib/announce.svelte";
import { UNKNOWN } from "../lib/cards";
import { t } from "../lib/i18n.svelte";
import { type Part, plain, sentence } from "../lib/sentences";
import { joined } from "./load";
import type { Replay, ReplayMoment } from "../lib/http";
import type { GameEvent } from "../lib/wire";

export const SPEEDS = [1, 2, 4] as const;
export type FilmSpeed = (typeof SPEEDS)[number];

/** How long one moment is shown. */
const SHOWN = 1600;

export interface Round {
  number: number;
  /** The first moment of the round and the one after its last. */
  from: number;
  to: number;
}

export class Film {
  /** The match as far as it has come; whole when `last` is there. */
  replay = $state.raw() as Replay;
  readonly last: number;
  readonly rounds = $derived(roundsOf(this.replay.moments));
  speed = $state<FilmSpeed>(1);
  #at = $state(0);
  #playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where one wanted to go before it had come. */
  #wanted = 0;

  constructor(replay: Replay, at: number) {
    this.replay = replay;
    this.last = replay.total - 1;
    this.#wanted = this.#within(at);
    this.#at = Math.min(this.#wanted, this.#reached);
  }

  /** More of it has come. */
  add(page: Replay): void {
    this.replay = joined(this.replay, page);
    if (this.#wanted > this.#at) this.#show(this.#wanted);
  }

  get #reached(): number {
    return this.replay.moments.length - 1;
  }

  get at(): number {
    return this.#at;
  }

  get playing(): boolean {
    return this.#playing;
  }

  get moment(): ReplayMoment {
    return this.replay.moments[this.#at]!;
  }

  get before(): ReplayMoment | null {
    return this.replay.moments[this.#at - 1] ?? null;
  }

  get round(): Round {
    return this.rounds.findLast((round) => round.from <= this.#at) ?? this.rounds[0]!;
  }

  /** Goes to a moment, and tells whoever listens what happened there. */
  go(at: number): void {
    this.#wanted = this.#within(at);
    this.#show(this.#wanted);
    if (this.#playing) this.#wait();
  }

  #show(wanted: number): void {
    const at = Math.min(wanted, this.#reached);
    if (at === this.#at) return;
    this.#at = at;
    announce(words(this.replay, at));
  }

  /** By hand: it no longer goes on by itself. */
  step(by: number): void {
    this.pause();
    this.go(this.#at + by);
  }

  toggle(): void {
    if (this.#playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.#at === this.last) this.go(0);
    this.#playing = true;
    this.#wait();
  }

  pause(): void {
    this.#playing = false;
    clearTimeout(this.#timer);
  }

  #within(at: number): number {
    return Math.max(0, Math.min(this.last, Number.isFinite(at) ? Math.round(at) : 0));
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#at >= this.last) this.pause();
      else this.go(this.#at + 1);
      if (this.#at >= this.last) this.pause();
    }, SHOWN / this.speed);
  }
}

function roundsOf(moments: ReplayMoment[]): Round[] {
  const starts = moments.flatMap((moment, at) => (moment.move === null ? [at] : []));
  return starts.map((from, place) => ({ number: place + 1, from, to: starts[place + 1] ?? moments.length }));
}

/** Told in the log: seven cards dealt to each of ten players would only be in the way. */
export function told(events: GameEvent[], names: string[]): Part[][] {
  const lines = events.map(([kind, seat, cards, other, value]): GameEvent => {
    const shown = kind === "dealt" ? cards.map(() => UNKNOWN) : cards;
    return [kind, seat, shown, other, value];
  });
  return lines.map((event) => sentence(event, names, null)).filter((parts) => parts !== null);
}

/** Long, and not what a moment is about: the log has them. */
const ASIDE = new Set(["cut", "dealt", "left"]);

/** Who plays each seat at a moment: some sit down later. */
export function namesAt({ players, seatings }: Replay, at: number): string[] {
  const names = [...players];
  for (const { moment, seat, name } of seatings) if (moment < at) names[seat] = name;
  return names;
}

/** The sentences of a moment that matter most. */
export function caption(replay: Replay, at: number): Part[][] {
  const events = replay.moments[at]?.events ?? [];
  return told(
    events.filter(([kind]) => !ASIDE.has(kind)),
    namesAt(replay, at),
  );
}

export function words(replay: Replay, at: number): string {
  return caption(replay, at).map(plain).join(" ") || t("film-nothing");
}

/** Which places of a hand hold cards that were not in it a moment before. */
export function fresh(hand: string[], before: string[] | undefined): number[] {
  const old = [...(before ?? hand)];
  return [...hand.keys()].filter((place) => {
    const at = old.indexOf(hand[place]!);
    if (at >= 0) old.splice(at, 1);
    return at < 0;
  });
}
