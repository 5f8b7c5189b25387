/** The jackpot machine at work: the lever goes down, the reels slow, a rule card slides out. One machine a page. */

import { play } from "../lib/sound";
import { Pauses, moving, reading } from "../dice/pace";
import { type Spin, isSpin, restOn, slowing } from "./reel";

export type Doing = "rest" | "reaching" | "waiting" | "pulling" | "spinning" | "stopped" | "dispensing";

/** How long one's own lever waits for the hand that pulls it. */
const PATIENCE = 15_000;
/** How long another reaches for it before it goes down. */
const REACHING = 700;
const TURNS = 4;
/** When each reel comes to rest, as a part of the time: one after the other. */
export const STOPS = [0.6, 0.8, 1] as const;
/** How long the machine stays in sight in case it has more to do. */
const LINGER = 500;

class Machine {
  doing = $state<Doing>("rest");
  /** 0 is up, 1 is down. */
  lever = $state(0);
  /** Which symbol of each reel is in the window, counted along endless reels. */
  reels = $state.raw<readonly number[]>(STOPS.map(() => 0));
  /** What the reel stopped on, until the machine rests again. */
  value = $state<Spin | null>(null);
  seat = $state<number | null>(null);
  rule = $state<{ text: string; seat: number } | null>(null);
  /** The own seat; set by the machine that is on the page. */
  me: number | null = null;
  /** Whether a machine is on the page at all. */
  there = false;

  readonly pauses = new Pauses();
  #grasped: (() => void) | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** Whether the lever waits for one's own hand. */
  get waiting(): boolean {
    return this.doing === "waiting";
  }

  async pull(value: string, seat: number): Promise<void> {
    if (!this.there || !isSpin(value)) return;
    this.#begin(seat);
    this.value = null;
    if (seat === this.me) await this.#grasp();
    else await this.#reach();
    this.doing = "pulling";
    play("lever");
    await this.#tween(this.lever, 1, moving(260), easeIn, (at) => (this.lever = at));
    this.doing = "spinning";
    play("spin");
    void this.#tween(1, 0, moving(520), springy, (at) => (this.lever = at));
    await this.#spin(value);
    this.value = value;
    this.doing = "stopped";
    play("coins");
    await this.pauses.wait(reading(1150));
    this.#rest();
  }

  async dispense(rule: string, seat: number): Promise<void> {
    if (!this.there) return;
    this.#begin(this.seat ?? seat);
    this.rule = { text: rule, seat };
    this.doing = "dispensing";
    play("draw");
    await this.pauses.wait(moving(450) + reading(1700));
    this.rule = null;
    this.doing = "stopped";
    this.#rest();
  }

  /** The lever was pulled far enough, clicked, or reached with the keyboard. */
  take(): void {
    this.#grasped?.();
  }

  /** No time for this: show what comes out at once. The lever waits for the hand that pulls it all the same. */
  skip(): void {
    if (!this.waiting) this.pauses.skip();
  }

  #begin(seat: number): void {
    clearTimeout(this.#resting);
    this.seat = seat;
  }

  /** Wait for the player's own hand, unless they look away. */
  async #grasp(): Promise<void> {
    this.doing = "waiting";
    const hand = new Promise<void>((resolve) => (this.#grasped = resolve));
    const take = () => this.take();
    document.addEventListener("visibilitychange", take);
    await Promise.race([hand, this.pauses.wait(PATIENCE)]);
    document.removeEventListener("visibilitychange", take);
    this.#grasped = null;
  }

  async #reach(): Promise<void> {
    this.doing = "reaching";
    await this.pauses.wait(moving(REACHING));
  }

  async #spin(value: Spin): Promise<void> {
    const from = this.reels;
    const to = from.map((reel, index) => restOn(value, reel, TURNS + index));
    const time = moving(1500 + Math.random() * 300);
    const turn = (part: number) => {
      this.reels = from.map((start, index) => {
        const far = slowing(Math.min(1, part / (STOPS[index] ?? 1)));
        return start + ((to[index] ?? start) - start) * far;
      });
    };
    await this.#tween(0, 1, time, steady, turn);
    this.reels = to;
  }

  /** Back to its place beside the table. */
  close(): void {
    clearTimeout(this.#resting);
    this.doing = "rest";
    this.seat = null;
    this.lever = 0;
    this.value = null;
  }

  #rest(): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.close(), reading(LINGER));
  }

  /** Move a value for some time; a skip brings it to its end. */
  async #tween(
    from: number,
    to: number,
    time: number,
    curve: (part: number) => number,
    set: (at: number) => void,
  ): Promise<void> {
    if (time > 0) {
      const start = performance.now();
      let going = true;
      const step = (now: number) => {
        if (!going) return;
        const part = Math.min(1, Math.max(0, (now - start) / time));
        set(from + (to - from) * curve(part));
        if (part < 1) requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
      await this.pauses.wait(time);
      going = false;
    }
    set(to);
  }
}

function steady(part: number): number {
  return part;
}

function easeIn(part: number): number {
  return part * part;
}

/** Up again with a little swing. */
function springy(part: number): number {
  return 1 - Math.cos(part * Math.PI * 2.5) * (1 - part) ** 2;
}

export const machine = new Machine();

/** Show a pull of the lever that stops on this value. */
export function pull(value: string, seat: number): Promise<void> {
  return machine.pull(value, seat);
}

/** Show a rule card that comes out for this seat. */
export function dispense(rule: string, seat: number): Promise<void> {
  return machine.dispense(rule, seat);
}
