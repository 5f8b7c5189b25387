/** Shows what happened, one event after the other, and brings the view along step by step. */

import type { Heard } from "../lib/heard";
import { t } from "../lib/i18n.svelte";
import { motion, prefs } from "../lib/prefs.svelte";
import type { Session, Stage } from "../lib/session.svelte";
import { play as sound } from "../lib/sound";
import type { CardView, GameEvent, Said } from "../lib/wire";
import { dispense, machine, pull } from "../jackpot/machine.svelte";
import type { Desk, Tone } from "./desk.svelte";
import { type Flight, fly, land, likeACard, shifted } from "./flights";
import { hatOn, LENGTHS, momentOf, placeOf, soundOf } from "./moments/table";
import { nextSeat, orderOf, seatsOf } from "./seating";
import { after, emptyTable, grouped, shownOnPile, without } from "./steps";

const FLIGHT = 300;
const DRAW_GAP = 110;
const MOST_DEALT = 3;
/** How long the hat thinks, and how quickly its cards come. */
const THOUGHT = 700;
const HAT_GAP = 190;

type Show = (event: GameEvent, group: GameEvent[]) => Promise<void>;

export class TableStage implements Stage {
  readonly #desk: Desk;
  readonly #session: Session;
  #hurried = false;
  /** What is being shown; the session may have gone on without it (`showing`). */
  #current: Heard | null = null;
  #wake: (() => void) | null = null;

  constructor(desk: Desk, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  async play(happened: Heard): Promise<void> {
    this.#hurried = false;
    this.#current = happened;
    for (const group of grouped(happened.events)) {
      if (!this.#overtaken) await this.#show(group);
    }
    this.#desk.dealing = false;
    if (this.#current === happened) this.#current = null;
  }

  get #overtaken(): boolean {
    return this.#current === null || this.#session.showing !== this.#current;
  }

  missed(events: GameEvent[], fresh: boolean): void {
    if (fresh) this.#desk.recent = [];
    for (const event of events) this.#pileUp(event);
  }

  said(said: Said): void {
    if (said.seat !== null) this.#desk.bubble(said.seat, said.text, said.reaction);
  }

  /** Finish what is being shown at once. */
  skip(): void {
    if (!this.#current) return;
    this.#hurried = true;
    land();
    machine.skip();
    this.#desk.moments.dismiss();
    this.#wake?.();
  }

  async #show(group: GameEvent[]): Promise<void> {
    const [first] = group;
    if (!first) return;
    this.#feel(first);
    const show = this.#shows[first[0]];
    if (show) await show(first, group);
    else this.#apply(first);
  }

  /** Beside what is shown, never before it. */
  #feel(event: GameEvent): void {
    const { you, table } = this.#session;
    const events = this.#current?.events ?? [];
    const moment = momentOf(event, { me: you, edition: table?.edition ?? "", events });
    if (moment === null) return;
    const more = moment.kind === "hat" ? THOUGHT + moment.count * HAT_GAP : 0;
    sound(soundOf(moment));
    const place = placeOf(moment);
    const rect = place === null ? null : this.#desk.place(place);
    this.#desk.moments.show(moment, (LENGTHS[moment.kind] + more) * motion(), rect);
  }

  readonly #shows: Record<string, Show> = {
    cut: (_event, group) => this.#cut(group),
    shuffled: (event) => this.#shuffled(event),
    dealt: (_event, group) => this.#dealt(group),
    flipped: (event) => this.#flipped(event),
    "went-back": (event) => this.#wentBack(event),
    played: (event) => this.#played(event),
    discarded: (event) => this.#discarded(event),
    drew: (event) => this.#drew(event),
    took: (event) => this.#took(event),
    stacked: (event) => this.#stacked(event),
    bomb: (event) => this.#verdict(event, t("game-stamp-bomb"), "red"),
    swapped: (event) => this.#moved(event),
    "passed-on": (event) => this.#moved(event),
    out: (event) => this.#out(event),
    "knocked-out": (event) => this.#say(event, t("game-tag-knocked-out"), 800, "red"),
    order: (event) => this.#order(event),
    "time-over": (event) => this.#verdict(event, t("game-stamp-time"), "gold"),
    misplayed: (event) => this.#misplayed(event),
    kept: (event) => this.#say(event, t("game-tag-keep"), 260),
    passed: (event) => this.#say(event, t("game-tag-pass"), 320),
    accepted: (event) => this.#say(event, t("game-tag-accept"), 300),
    done: (event) => this.#say(event, t("game-tag-done"), 300, "good"),
    uno: (event) => this.#uno(event),
    caught: (event) => this.#caught(event),
    challenged: (event) => this.#say(event, t("game-tag-challenge"), 650, "gold"),
    guilty: (event) => this.#verdict(event, t("game-stamp-guilty"), "red"),
    innocent: (event) => this.#verdict(event, t("game-stamp-innocent"), "good"),
    turned: (event) => this.#turned(event),
    "lost-turn": (event) => this.#lostTurn(event),
    reshuffled: (event) => this.#reshuffled(event),
    named: (event) => this.#named(event),
    picked: (event) => this.#picked(event),
    spun: (event) => this.#spun(event),
    rule: (event) => this.#ruled(event),
    void: (event) => this.#say(event, "", 400),
    "won-round": (event) => this.#wonRound(event),
    "won-match": (event) => this.#wonMatch(event),
  };

  // --- the table -------------------------------------------------------------------------------

  get #view(): CardView {
    const { view, you, table } = this.#session;
    if (view && "hand" in view) return view;
    return emptyTable(table?.seats.length ?? 2, you);
  }

  #apply(event: GameEvent, before = this.#view): void {
    if (this.#overtaken) return;
    this.#session.view = after(before, event, this.#around);
    this.#pileUp(event);
  }

  #pileUp(event: GameEvent): void {
    if (event[0] === "shuffled") this.#desk.recent = [];
    this.#sit(event);
    this.#desk.lay(shownOnPile(event), event[1]);
  }

  /** The order of play. */
  get #around(): number[] {
    return this.#desk.seating ?? seatsOf(this.#view.counts.length);
  }

  /** A match begins as people sit; later rounds may have an order of their own (HOUSE.seats). */
  #sit([kind, , , , value]: GameEvent): void {
    const names = this.#session.table?.seats.map(({ name }) => name ?? "") ?? [];
    if (kind === "cut") this.#desk.seating = null;
    else if (kind === "order") this.#desk.seating = orderOf(String(value), names);
  }

  /** The pauses stay, shorter, where motion is reduced: one still has to be able to follow. */
  async #pause(milliseconds: number): Promise<void> {
    const factor = this.#hurried || document.hidden ? 0 : motion() || 0.4 / prefs.speed;
    if (factor === 0) return;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, milliseconds * factor);
    });
    this.#wake = null;
  }

  async #fly(flights: (Flight | null)[], milliseconds = FLIGHT): Promise<void> {
    const factor = this.#hurried ? 0 : motion();
    const there = flights.filter((flight) => flight !== null);
    if (factor === 0) return this.#pause(milliseconds);
    const timed = there.map((flight) => ({ ...flight, delay: (flight.delay ?? 0) * factor }));
    await fly(this.#desk.sky, timed, milliseconds * factor);
  }

  /** A flight between two named places, or none where one of them is not on the screen. */
  #flight(
    from: DOMRect | null,
    to: DOMRect | null,
    card: string | null,
    more: Partial<Flight> = {},
  ): Flight | null {
    return from && to ? { from, to, card, ...more } : null;
  }

  /** Where a seat's cards are: the own hand, or the fan of backs. */
  #seat(seat: number | null): DOMRect | null {
    if (seat === this.#session.you) return likeACard(this.#desk.place("hand"), 84);
    return likeACard(this.#desk.place(`seat-${seat}`), 34);
  }

  /** Where a card that is played comes from; the own one lies in the hand or was dropped. */
  #source(seat: number | null, card: string): DOMRect | null {
    if (seat !== this.#session.you) return this.#seat(seat);
    const { dropped, sent } = this.#desk;
    this.#desk.dropped = null;
    const key = sent?.startsWith(`${card}#`) ? sent : `${card}#1`;
    return dropped ?? this.#desk.place(`card-${key}`) ?? this.#seat(seat);
  }

  // --- setting up ------------------------------------------------------------------------------

  async #cut(group: GameEvent[]): Promise<void> {
    const draw = this.#desk.place("draw");
    const flights = group.map(([, seat, cards], index) =>
      this.#flight(draw, this.#nearSeat(seat), cards[0] ?? null, { flips: true, delay: index * 60 }),
    );
    for (const event of group) this.#apply(event);
    sound("draw");
    await this.#fly(flights, 900);
  }

  #nearSeat(seat: number | null): DOMRect | null {
    return likeACard(this.#desk.place(seat === this.#session.you ? "hand" : `seat-${seat}`), 56);
  }

  async #shuffled(event: GameEvent): Promise<void> {
    this.#desk.panel = null;
    this.#desk.armed = false;
    sound("shuffle");
    this.#apply(event);
    await this.#pause(350);
  }

  async #dealt(group: GameEvent[]): Promise<void> {
    const draw = this.#desk.place("draw");
    this.#desk.dealing = true;
    const gap = 420 / (group.length * MOST_DEALT);
    const landing = group.map(async (event, place) => {
      const cards = Math.min(MOST_DEALT, event[2].length);
      const flights = Array.from({ length: cards }, (_, turn) =>
        this.#flight(draw, this.#seat(event[1]), null, { delay: (turn * group.length + place) * gap }),
      );
      await this.#fly(flights, 260);
      this.#apply(event);
    });
    sound("draw");
    await Promise.all(landing);
    await this.#pause(250);
    this.#desk.dealing = false;
  }

  async #flipped(event: GameEvent): Promise<void> {
    const [draw, discard] = [this.#desk.place("draw"), this.#desk.place("discard")];
    sound("card");
    await this.#fly([this.#flight(draw, discard, event[2][0] ?? null, { flips: true })]);
    this.#apply(event);
    await this.#pause(200);
  }

  async #wentBack(event: GameEvent): Promise<void> {
    const [draw, discard] = [this.#desk.place("draw"), this.#desk.place("discard")];
    await this.#pause(350);
    this.#apply(event);
    this.#desk.recent = this.#desk.recent.slice(0, -1);
    await this.#fly([this.#flight(discard, draw, null)]);
  }

  // --- cards -----------------------------------------------------------------------------------

  async #played(event: GameEvent): Promise<void> {
    const before = this.#view;
    const [, seat, cards] = event;
    const jumps = this.#current?.events.some(([kind]) => kind === "jumped-in") ?? false;
    if (jumps && seat !== null) this.#desk.tag(seat, t("game-tag-jump"), "gold");
    for (const card of cards) await this.#lay(seat, card, cards.length > 1 ? 220 : FLIGHT);
    this.#apply(event, before);
    this.#desk.gathered = [];
    await this.#pause(120);
  }

  async #discarded(event: GameEvent): Promise<void> {
    const [, seat, cards] = event;
    if (cards.length === 0) return this.#say(event, t("game-tag-none"), 300);
    const before = this.#view;
    for (const card of cards) await this.#lay(seat, card, 220);
    this.#apply(event, before);
    this.#desk.picked = [];
  }

  /** A card leaves the hand and flies to the pile. */
  async #lay(seat: number | null, card: string, milliseconds = FLIGHT): Promise<void> {
    const view = this.#view;
    const flips = seat !== this.#session.you;
    const from = this.#source(seat, card);
    const flight = this.#flight(from, this.#desk.place("discard"), card, { flips, tilt: flips ? 4 : -3 });
    const counts = view.counts.map((count, other) => (other === seat ? count - 1 : count));
    this.#session.view = { ...view, counts, hand: flips ? view.hand : without(view.hand, [card]) };
    sound("card");
    await this.#fly([flight], milliseconds);
  }

  async #drew(event: GameEvent): Promise<void> {
    const [kind, seat, cards, other, value] = event;
    if (cards.length === 0) return this.#say(event, t("game-tag-nothing"), 350);
    const mine = seat === this.#session.you;
    const hat = seat !== null && hatOn(seat, this.#current?.events ?? []);
    const gap = hat ? HAT_GAP : Math.min(DRAW_GAP, 700 / cards.length);
    const draw = this.#desk.place("draw");
    if (hat) await this.#pause(THOUGHT);
    await Promise.all(
      cards.map(async (card, index) => {
        if (!hat) sound("draw");
        const shown = mine ? card : null;
        await this.#fly([this.#flight(draw, this.#seat(seat), shown, { flips: mine, delay: index * gap })]);
        this.#apply([kind, seat, [card], other, value]);
        if (hat) sound("tick");
        this.#desk.moments.counted += 1;
      }),
    );
    if (cards.length > 1 && seat !== null)
      this.#desk.tag(seat, t("game-tag-drew", { count: cards.length }), "red");
    await this.#pause(cards.length > 1 ? 250 : 80);
  }

  async #took(event: GameEvent): Promise<void> {
    const [, seat, cards, other] = event;
    const seen = seat === this.#session.you || other === this.#session.you;
    const flights = cards.map((card, index) =>
      this.#flight(this.#seat(other), this.#seat(seat), seen ? card : null, { delay: index * DRAW_GAP }),
    );
    sound("draw");
    await this.#fly(flights, 420);
    this.#apply(event);
    await this.#pause(200);
  }

  /** The sign in the middle grows, and points at whom it falls on (HOUSE.stack). */
  async #stacked(event: GameEvent): Promise<void> {
    this.#desk.shaking = event[1];
    sound("tick");
    await this.#say(event, "", 420);
    this.#desk.shaking = null;
  }

  /** Hands go from player to player, face down. */
  async #moved(event: GameEvent): Promise<void> {
    const before = this.#view.counts;
    const [kind, seat, , other, value] = event;
    if (kind === "passed-on") this.#desk.stamp = { text: t("game-stamp-passed-on"), tone: "plain" };
    else for (const one of [seat, other]) if (one !== null) this.#desk.tag(one, t("game-tag-swaps"), "gold");
    const { out } = this.#view;
    const takers = before.map((_, giver) => {
      if (kind === "passed-on")
        return out.includes(giver) ? null : nextSeat(this.#around, out, giver, value === "left");
      return giver === seat ? other : giver === other ? seat : null;
    });
    const flights = takers.flatMap((taker, giver) =>
      taker === null
        ? []
        : Array.from({ length: Math.min(before[giver] ?? 0, 7) }, (_, index) =>
            this.#flight(this.#seat(giver), this.#seat(taker), null, { delay: index * 40 }),
          ),
    );
    sound("shuffle");
    await this.#fly(flights, 620);
    this.#apply(event);
    await this.#pause(350);
    this.#desk.stamp = null;
  }

  /** Cards that do not go are shown to everyone and taken back (HOUSE.misplay). */
  async #misplayed(event: GameEvent): Promise<void> {
    const [, seat, cards] = event;
    const discard = this.#desk.place("discard");
    const home = this.#seat(seat);
    const gap = (discard?.width ?? 0) * 0.4;
    const there = cards.map((_, index) => shifted(discard, index * gap));
    sound("card");
    this.#desk.choosing = [];
    if (seat !== null) this.#desk.tag(seat, t("game-tag-misplayed"), "red");
    await this.#fly(
      cards.map((card, index) => this.#flight(this.#source(seat, card), there[index] ?? null, card)),
    );
    this.#desk.shaking = seat;
    await this.#fly(
      cards.map((card, index) => this.#flight(there[index] ?? null, home, card)),
      700,
    );
    this.#desk.shaking = null;
    this.#apply(event);
  }

  /** Too many cards: they go under the top card (HOUSE.mercy). */
  async #out(event: GameEvent): Promise<void> {
    const [, seat] = event;
    const [from, discard] = [this.#seat(seat), this.#desk.place("discard")];
    const count = Math.min(7, this.#view.counts[seat ?? -1] ?? 0);
    if (seat !== null) this.#desk.tag(seat, t("game-tag-thrown", { count: Number(event[4]) }), "red");
    this.#desk.shaking = seat;
    sound("lose");
    await this.#fly(
      Array.from({ length: count }, (_, index) => this.#flight(from, discard, null, { delay: index * 50 })),
      450,
    );
    this.#desk.shaking = null;
    this.#apply(event);
    await this.#pause(500);
  }

  async #order(event: GameEvent): Promise<void> {
    this.#desk.stamp = { text: t("game-stamp-seats"), tone: "plain" };
    sound("shuffle");
    this.#apply(event);
    await this.#pause(900);
    this.#desk.stamp = null;
  }

  async #reshuffled(event: GameEvent): Promise<void> {
    const [draw, discard] = [this.#desk.place("draw"), this.#desk.place("discard")];
    sound("shuffle");
    await this.#fly([0, 1, 2, 3].map((turn) => this.#flight(discard, draw, null, { delay: turn * 70 })));
    this.#apply(event);
    this.#desk.recent = this.#desk.recent.slice(-1);
    await this.#pause(150);
  }

  // --- words -----------------------------------------------------------------------------------

  async #say(event: GameEvent, text: string, milliseconds: number, tone: Tone = "plain"): Promise<void> {
    if (event[1] !== null && text) this.#desk.tag(event[1], text, tone);
    this.#apply(event);
    await this.#pause(milliseconds);
  }

  /** A stamp on the seat, or words where nothing moves. */
  async #uno(event: GameEvent): Promise<void> {
    await this.#say(event, motion() > 0 ? "" : t("game-uno"), 420, "red");
  }

  async #caught(event: GameEvent): Promise<void> {
    const [, seat, , other] = event;
    if (other !== null) this.#desk.tag(other, t("game-tag-caught"), "red");
    this.#desk.shaking = other;
    await this.#say(event, seat === null ? "" : t("game-tag-catch"), 500, "gold");
    this.#desk.shaking = null;
  }

  async #verdict(event: GameEvent, text: string, tone: Tone): Promise<void> {
    this.#desk.stamp = { text, tone };
    sound("pop");
    this.#apply(event);
    await this.#pause(900);
    this.#desk.stamp = null;
  }

  async #turned(event: GameEvent): Promise<void> {
    sound("tick");
    this.#apply(event);
    await this.#pause(350);
  }

  async #lostTurn(event: GameEvent): Promise<void> {
    this.#desk.shaking = event[1];
    await this.#say(event, t("game-tag-skipped"), 380);
    this.#desk.shaking = null;
  }

  async #named(event: GameEvent): Promise<void> {
    sound("pop");
    await this.#say(event, t(`color-${event[4]}`), 350, "gold");
  }

  async #picked(event: GameEvent): Promise<void> {
    const name = event[3] === null ? "" : (this.#session.names[event[3]] ?? "");
    await this.#say(event, t("game-tag-picks", { name }), 500, "gold");
  }

  async #spun(event: GameEvent): Promise<void> {
    await pull(String(event[4]), event[1] ?? 0);
    this.#apply(event);
  }

  async #ruled(event: GameEvent): Promise<void> {
    this.#apply(event);
    await dispense(String(event[4]), event[1] ?? 0);
  }

  async #wonRound(event: GameEvent): Promise<void> {
    await this.#say(event, t("game-tag-out"), 700, "gold");
  }

  async #wonMatch(event: GameEvent): Promise<void> {
    await this.#say(event, t("game-tag-wins"), 300, "gold");
  }
}
