/** Shows what happens at a dice table one thing at a time, so that a bot's turn can be followed. */

import type { Heard } from "../lib/heard";
import type { Session, Stage } from "../lib/session.svelte";
import { play } from "../lib/sound";
import type { DiceView, GameEvent, Said } from "../lib/wire";
import type { Desk } from "../play/desk.svelte";
import { lastEntry, whyWrites } from "./boards";
import { type Link, linksOf } from "./chain";
import { Pauses, moving, reading } from "./pace";
import { exchanged, facesOf, rolledSlots } from "./slots";
import { type Told, told } from "./told";

/** The tray, as far as the stage moves it. */
export interface Thrower {
  tumble(slots: number[]): Promise<void>;
  finish(): void;
}

/** What is told in large letters over the tray. */
export type Banner =
  | { kind: "first"; seat: number; face: string }
  | { kind: "call"; seat: number; face: string; writers: number[] }
  | { kind: "penalty"; seat: number; face: string; other: number }
  | { kind: "none"; seat: number }
  | { kind: "won"; seat: number };

/** A board that something happens to: `writes` with the reason, or a penalty. */
export interface Mark {
  seat: number;
  why: "chain" | "first" | "number" | "color" | "wild" | "plus" | "minus";
}

const DICE = 6;

export class DiceStage implements Stage {
  /** What lies on the rail, one's own or another's; its dice are slots of the tray. */
  chain = $state.raw<Link[]>([]);
  /** What the chain had to start with, once it is laid and written. */
  started = $state<string | null>(null);
  /** The die that lies in each slot of the tray. */
  slots = $state.raw<number[]>(inOrder());
  /** The slots whose dice stay as they lie though they are not in the chain. */
  kept = $state.raw<number[]>([]);
  thrown = $state(0);
  banner = $state.raw<Banner | null>(null);
  mark = $state.raw<Mark | null>(null);
  busy = $state(false);
  tray: Thrower | null = null;

  #desk: Desk;
  #pauses = new Pauses();
  #hurried = false;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  said(said: Said): void {
    if (said.seat !== null) this.#desk.bubble(said.seat, said.text, said.reaction);
  }

  /** Somebody comes to the table: the dice tumble once, to lie as they lie. */
  enter(dice: number): void {
    void this.tray?.tumble(inOrder().slice(0, dice));
  }

  async play(happened: Heard, session: Session): Promise<void> {
    const before = (session.view ?? happened.view) as DiceView | null | undefined;
    if (!before || happened.events.length === 0) return;
    this.busy = true;
    this.#hurried = false;
    let now: Told = { view: before, again: null };
    try {
      for (const [index, event] of happened.events.entries()) {
        // The session may have gone on without this.
        if (session.showing !== happened) return this.missed(happened.events.slice(index), false);
        now = await this.#show(now, event, happened.events.slice(index + 1), session);
      }
    } finally {
      this.busy = false;
      this.mark = null;
    }
  }

  /** Show the rest of this message at once. */
  skip(): void {
    if (!this.busy) return;
    this.#hurried = true;
    this.#pauses.skip();
    this.tray?.finish();
  }

  /** A new throw of all dice: nothing is kept, no chain lies. */
  clear(): void {
    this.chain = [];
    this.started = null;
    this.slots = inOrder();
    this.kept = [];
  }

  /** What was not shown: a chain of dice that have been thrown or written meanwhile is none. */
  missed(events: GameEvent[], fresh: boolean): void {
    if (fresh || events.some(([kind]) => kind === "rolled" || kind === "chained")) this.clear();
  }

  /** The face in each slot of the tray. */
  faces(dice: string[]): string[] {
    return facesOf(this.slots, dice);
  }

  async #show(now: Told, event: GameEvent, rest: GameEvent[], session: Session): Promise<Told> {
    const [kind, seat, cards] = event;
    const next = () => this.#apply(now, event, session);
    switch (kind) {
      case "rolled":
        return this.#rolled(now, event, session);
      case "starts":
        this.clear();
        return next();
      case "rerolled":
        this.#pickUp(cards, now.view.dice);
        return next();
      case "chained":
        await this.#chained(seat, cards, now.view, session);
        return next();
      case "wrote":
        return this.#wrote(now, event, session);
      case "penalty":
        return this.#penalty(now, event, session);
      case "called":
        this.banner = { kind: "call", seat: seat ?? 0, face: cards[0] ?? "", writers: writers(rest) };
        play("pop");
        await this.#pause(reading(1100));
        return next();
      case "won-match":
        this.banner = { kind: "won", seat: seat ?? 0 };
        play(seat === session.you ? "win" : "lose");
        await this.#pause(reading(900));
        return next();
      default:
        return next();
    }
  }

  #apply(now: Told, event: GameEvent, session: Session): Told {
    const after = told(now, event);
    session.view = after.view;
    return after;
  }

  async #rolled(now: Told, event: GameEvent, session: Session): Promise<Told> {
    const [, seat, cards] = event;
    if (now.again === null && cards.length === 1) {
      this.banner = { kind: "first", seat: seat ?? 0, face: cards[0] ?? "" };
      await this.#pause(reading(420));
      return now;
    }
    if (now.again === null && this.banner !== null) await this.#pause(reading(500));
    this.banner = null;
    this.mark = null;
    if (now.again === null) this.clear();
    this.thrown += 1;
    const after = this.#apply(now, event, session);
    play("roll");
    const places = now.again ?? inOrder();
    if (!this.#hurried) await this.tray?.tumble(places.map((place) => this.slots.indexOf(place)));
    if (now.again === null && seat === session.you) play("turn");
    return after;
  }

  /** Dice that are rolled again leave the tray, and the chain with them where somebody else decided so. */
  #pickUp(named: string[], dice: string[]): void {
    const faces = this.faces(dice);
    const rolled = rolledSlots(named, faces, this.chain, this.kept);
    const broken = this.chain.findIndex((link) => link.slots.some((slot) => rolled.includes(slot)));
    if (broken >= 0) this.chain = this.chain.slice(0, broken);
    this.slots = exchanged(this.slots, rolled, faces);
    this.kept = [];
  }

  /** One's own chain lies already; another's is laid die by die. */
  async #chained(seat: number | null, faces: string[], view: DiceView, session: Session): Promise<void> {
    const links = linksOf(faces, this.faces(view.dice));
    this.started = lastEntry(view, seat ?? view.turn);
    if (seat === session.you && faces.join() === this.chain.map((link) => link.face).join()) return;
    if (links.length === 0) {
      this.chain = [];
      this.banner = { kind: "none", seat: seat ?? 0 };
      await this.#pause(reading(800));
      return;
    }
    for (const [index] of links.entries()) {
      this.chain = links.slice(0, index + 1);
      play("tick");
      await this.#pause(moving(280));
    }
    await this.#pause(reading(350));
  }

  async #wrote(now: Told, event: GameEvent, session: Session): Promise<Told> {
    const [kind, seat, cards] = event;
    const banner = this.banner;
    const called = banner?.kind === "call" ? whyWrites(now.view, seat ?? 0, banner.face) : null;
    this.mark = { seat: seat ?? 0, why: called ?? (banner?.kind === "first" ? "first" : "chain") };
    let after = now;
    for (const card of cards) {
      after = this.#apply(after, [kind, seat, [card], null, null], session);
      play("pop");
      await this.#pause(moving(240));
    }
    await this.#pause(called === null ? moving(250) : reading(900));
    this.mark = null;
    return after;
  }

  async #penalty(now: Told, event: GameEvent, session: Session): Promise<Told> {
    const [, seat, cards, other] = event;
    const face = cards[0] ?? "";
    this.banner = { kind: "penalty", seat: seat ?? 0, face, other: other ?? 0 };
    this.mark = { seat: other ?? 0, why: face === "-1" ? "minus" : "plus" };
    play("tick");
    await this.#pause(reading(650));
    const after = this.#apply(now, event, session);
    await this.#pause(reading(650));
    this.banner = null;
    this.mark = null;
    return after;
  }

  #pause(ms: number): Promise<void> {
    return this.#hurried ? Promise.resolve() : this.#pauses.wait(ms);
  }
}

function inOrder(): number[] {
  return Array.from({ length: DICE }, (_, slot) => slot);
}

/** Who writes because of a call: the writings that follow it, up to the next throw. */
function writers(rest: GameEvent[]): number[] {
  const until = rest.findIndex(([kind]) => kind !== "wrote");
  return (until < 0 ? rest : rest.slice(0, until)).map(([, seat]) => seat ?? 0);
}
