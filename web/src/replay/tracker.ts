/**
 * Follows every card through a record: deck, draw pile, discards, hands, dispenser and used pile.
 *
 * The cards come from recomputed chance alone and the plays from the moves; of the moments only
 * how many cards somebody drew is taken over, and every card that they show is compared.
 */

import { cardsOf } from "../lib/decks.svelte";
import { SPINS } from "../lib/facts";
import type { ReplayMoment } from "../lib/http";
import type { CardView, Deck, GameEvent } from "../lib/wire";
import { nextSeat, partnerOf, seatsOf } from "../play/seating";
import type { Header, Step } from "./chain";
import type { Checker } from "./checker";
import { recordedDeck, sorter } from "./deck";
import { beginsSo, event, sameCards, sameEvent } from "./events";
import { Troubled } from "./trouble";

const NUMBER = /^[a-z](\d)$/;

export class CardTracker {
  /** Cards dealt, drawn or taken that were compared with what the replay shows. */
  followed = 0;
  private players: string[];
  private options: Readonly<Record<string, string>>;
  private handSize: number;
  /** What its cards are, and all of them. */
  private kinds: Deck;
  private deck: string[];
  private inOrder: (cards: readonly string[]) => string[];
  private hands: string[][] = [];
  /** Tops at the end. */
  private draw: string[] = [];
  private discard: string[] = [];
  private dispenser: string[];
  private used: string[] = [];
  private rules: string[][] = [];
  private dealer = -1;
  /** The order of play; it may be drawn by lot (HOUSE.seats). */
  private order: number[];
  /** Out of the round, and out of the match as well (HOUSE.mercy, HOUSE.knockout). */
  private out: number[] = [];
  private gone: number[] = [];
  /** So many cards must be drawn next: a new pile is made only when a card has to be drawn and there is none. */
  private due = 0;
  private checker: Checker;

  constructor(header: Header, checker: Checker) {
    const kinds = recordedDeck(header);
    if (!kinds) throw new Troubled("edition", 1, { edition: header.edition });
    this.kinds = kinds;
    this.players = header.players;
    this.options = header.options;
    this.order = seatsOf(header.players.length);
    this.deck = cardsOf(kinds);
    this.inOrder = sorter(this.deck);
    this.handSize = Number(header.options["hand-size"]);
    const fits = this.handSize > 0 && this.players.length * this.handSize < this.deck.length;
    if (!Number.isInteger(this.handSize) || !fits) throw new Troubled("header", 1);
    this.dispenser = header.rules?.flat() ?? [...kinds.rules];
    this.checker = checker;
  }

  /** Goes one step further. Without a moment only what the record itself tells is followed. */
  step(step: Step, moment: ReplayMoment | null): void {
    const told = step.move === null ? this.dealt(moment === null) : step.by === null ? this.timeOver() : [];
    if (moment === null) {
      this.rest();
    } else {
      this.compare(told, moment.events);
      if (step.by !== null) this.checkMove(step, moment.events);
      for (const [place, happened] of moment.events.slice(told.length).entries())
        this.happen(happened, place);
      this.compareTable(moment);
    }
  }

  private trouble(code: string, about: Record<string, string | number> = {}): Troubled {
    return this.checker.trouble(code, about);
  }

  private name(seat: number | null): string {
    return seat === null ? "" : (this.players[seat] ?? "");
  }

  /** The cut where there was none yet, the order, the shuffle, the deal and the card turned over. */
  private dealt(alone: boolean): GameEvent[] {
    const told: GameEvent[] = [];
    this.out = [...this.gone];
    if (this.dealer < 0) this.cut(told);
    else if (this.options["seats"] === "shuffled") this.drawOrder(told, alone);
    else this.dealer = this.next(this.dealer);
    const pile = this.checker.shuffle(this.deck);
    // A record alone does not tell who was knocked out, so not what was dealt either.
    if (alone && this.options["knockout"] === "on") return told;
    told.push(event("shuffled", this.dealer, [], null, pile.length));
    const count = this.players.length - this.out.length;
    const dealt = count * this.handSize;
    this.hands = this.players.map(() => []);
    let seat = this.dealer;
    for (let place = 0; place < count; place++) {
      seat = this.next(seat);
      const cards = pile.slice(0, dealt).filter((_, at) => at % count === place);
      this.hands[seat] = cards;
      told.push(event("dealt", seat, [...cards]));
    }
    this.rules = this.players.map(() => []);
    this.discard = [];
    this.draw = pile.slice(dealt).reverse();
    this.flip(told);
    return told;
  }

  private next(seat: number, left = true): number {
    return nextSeat(this.order, this.out, seat, left);
  }

  /** Those in the match by lot, the first deals; of a team the first drawn gives its place (HOUSE.seats). */
  private drawOrder(told: GameEvent[], alone: boolean): void {
    const written = this.checker.nextIs;
    const here = (seat: number): boolean =>
      alone ? written.includes(this.name(seat)) : !this.gone.includes(seat);
    const inside = seatsOf(this.players.length).filter(here);
    const names = this.checker.shuffle(
      inside.map((seat) => this.name(seat)),
      "order",
    );
    const drawn = names.map((name) => this.players.indexOf(name));
    const partner = (seat: number): number | null => partnerOf(seat, this.players.length, this.options);
    const first = drawn.filter((seat, place) => !drawn.slice(0, place).includes(partner(seat) ?? -1));
    const sitting =
      this.options["teams"] === "on" ? [...first, ...first.map((seat) => partner(seat)!)] : drawn;
    told.push(event("order", null, [], null, sitting.map((seat) => this.name(seat)).join(", ")));
    this.order = [...sitting, ...this.gone];
    this.dealer = sitting[0] ?? this.dealer;
  }

  /** The highest number deals, a symbol counts as zero, those who are tied draw again, as long as what is left
   * can decide it; in a deck without numbers points count (SETUP.dealer, SETUP.cut-rest). */
  private cut(told: GameEvent[]): void {
    let rest = this.deck;
    let seats = this.players.map((_, seat) => seat);
    const numbers = this.deck.some((card) => NUMBER.test(card));
    const rank = (card: string): number =>
      numbers ? Number(NUMBER.exec(card)?.[1] ?? 0) : (this.kinds.symbols[card]?.points ?? 0);
    const decides = (): boolean => rest.length >= seats.length && new Set(rest.map(rank)).size > 1;
    while (seats.length > 1 && decides()) {
      const drawn = this.checker.sample("cut", rest, seats.length);
      rest = without(rest, drawn)!;
      seats.forEach((seat, at) => told.push(event("cut", seat, [drawn[at]!])));
      const ranks = drawn.map(rank);
      seats = seats.filter((_, at) => ranks[at] === Math.max(...ranks));
    }
    this.dealer = seats[0]!;
  }

  private flip(told: GameEvent[]): void {
    for (;;) {
      const card = this.draw.pop()!;
      told.push(event("flipped", null, [card]));
      if (!this.kinds.symbols[card]?.restricted) {
        this.discard.push(card);
        return;
      }
      const places = Array.from({ length: this.draw.length + 1 }, (_, place) => String(place));
      const [place] = this.checker.throw("back", [places]);
      this.draw.splice(Number(place), 0, card);
      told.push(event("went-back", null, [card]));
    }
  }

  /** Nothing is drawn or played any more; only the hands are shown and counted (HOUSE.blitz). */
  private timeOver(): GameEvent[] {
    if ((this.options["round-time"] ?? "off") === "off") throw this.trouble("time");
    return [event("time-over")];
  }

  private compare(known: GameEvent[], told: GameEvent[]): void {
    known.forEach((expected, at) => {
      if (!sameEvent(expected, told[at])) {
        throw this.trouble("event", { kind: expected[0], name: this.name(expected[1]) });
      }
      if (expected[0] === "dealt") this.followed += expected[2].length;
    });
  }

  private checkMove(step: Step, events: GameEvent[]): void {
    const seat = this.players.indexOf(step.by ?? "");
    if (seat < 0) throw this.trouble("player", { name: step.by ?? "" });
    if (!beginsSo(step.move!, seat, events, this.players)) {
      throw this.trouble("move", { name: step.by!, move: step.move! });
    }
  }

  private happen(happened: GameEvent, place: number): void {
    const [kind] = happened;
    if (this.due && kind !== "drew") throw this.trouble("reshuffle-early");
    if (kind === "time-over" || (["played", "discarded", "misplayed"].includes(kind) && place > 0))
      throw this.trouble("event", { kind, name: "" });
    this.effects[kind]?.(happened);
  }

  /** What each kind of event does to the cards; the kinds that move none are not here. */
  private effects: Record<string, (happened: GameEvent) => void> = {
    played: ([, seat, cards]) => this.discard.push(...this.give(seat, cards)),
    discarded: ([, seat, cards, , value]) => {
      const given = this.give(seat, cards);
      if (value === "discard") this.discard.splice(-1, 0, ...given);
      else this.discard.push(...given);
    },
    drew: ([, seat, cards]) => this.drew(seat, cards),
    reshuffled: ([, , , , value]) => this.reshuffled(value),
    spun: ([, seat, , , value]) => {
      const [spin] = this.checker.throw("spin", [SPINS]);
      if (spin !== value) throw this.trouble("event", { kind: "spun", name: this.name(seat) });
    },
    "rules-recycled": () => this.recycle(),
    rule: ([, seat, , , value]) => {
      const rule = this.dispense();
      if (rule !== value) throw this.trouble("event", { kind: "rule", name: this.name(seat) });
      this.rules[seat!]?.push(rule);
    },
    took: ([, seat, cards, other]) => this.took(seat, cards, other),
    swapped: ([, seat, , other]) => {
      const [own, theirs] = [this.hand(seat), this.hand(other)];
      [this.hands[seat!], this.hands[other!]] = [theirs, own];
    },
    "passed-on": ([, , , , value]) => {
      this.hands = this.hands.map((hand, taker) =>
        this.out.includes(taker) ? hand : this.hands[this.next(taker, value !== "left")]!,
      );
    },
    out: ([kind, seat, , , value]) => {
      const hand = this.hand(seat);
      if (value !== hand.length) throw this.trouble("event", { kind, name: this.name(seat) });
      this.discard.splice(-1, 0, ...this.inOrder(hand));
      this.hands[seat!] = [];
      this.out.push(seat!);
    },
    "knocked-out": ([, seat]) => this.gone.push(seat!),
    misplayed: ([, seat, cards]) => {
      if (!without(this.hand(seat), cards))
        throw this.trouble("not-held", { name: this.name(seat), cards: cards.join(" ") });
    },
    showed: ([kind, seat, cards]) => this.shown(kind, seat, cards),
    left: ([kind, seat, cards]) => this.shown(kind, seat, cards),
  };

  private hand(seat: number | null): string[] {
    const hand = seat === null ? undefined : this.hands[seat];
    if (!hand) throw this.trouble("event", { kind: "drew", name: "" });
    return hand;
  }

  private give(seat: number | null, cards: string[]): string[] {
    const left = without(this.hand(seat), cards);
    if (!left) throw this.trouble("not-held", { name: this.name(seat), cards: cards.join(" ") });
    this.hands[seat!] = left;
    return cards;
  }

  private drew(seat: number | null, cards: string[]): void {
    if (cards.length < this.due || cards.length > this.draw.length) {
      throw this.trouble("drew-count", { name: this.name(seat), count: cards.length });
    }
    this.due = 0;
    const drawn = cards.map(() => this.draw.pop()!);
    this.agree(drawn, cards, seat);
    this.hand(seat).push(...drawn);
  }

  private agree(known: string[], told: string[], seat: number | null): void {
    if (!sameCards(known, told)) {
      const about = { name: this.name(seat), told: told.join(" "), known: known.join(" ") };
      throw this.trouble("cards", about);
    }
    this.followed += known.length;
  }

  /** What is still in the pile is drawn first: the cards of one draw are told only after it. */
  private reshuffled(value: string | number | null): void {
    const under = this.discard.slice(0, -1);
    if (under.length === 0 || value !== under.length) throw this.trouble("reshuffle-early");
    const pile = this.checker.shuffle(this.inOrder(under));
    this.due = this.draw.length + 1;
    this.draw = [...pile.reverse(), ...this.draw];
    this.discard = this.discard.slice(-1);
  }

  private recycle(): void {
    if (this.dispenser.length) throw this.trouble("recycled-early");
    [this.dispenser, this.used] = [this.used, []];
  }

  private dispense(): string {
    const [rule] = this.checker.sample("rule", this.dispenser, 1);
    this.dispenser = without(this.dispenser, [rule!])!;
    this.used.push(rule!);
    return rule!;
  }

  /** So many cards as a rule card of this player says, from one who has the most, never the last one. */
  private took(seat: number | null, cards: string[], other: number | null): void {
    const hand = this.hand(other);
    const most = Math.max(...this.hands.filter((_, at) => at !== seat).map((held) => held.length));
    const asked = (this.rules[seat!] ?? []).some((rule) => {
      const number = Number(/^take-most (\d+)$/.exec(rule)?.[1] ?? 0);
      return Math.min(number, hand.length - 1) === cards.length;
    });
    if (!asked || other === seat || hand.length < most) {
      throw this.trouble("took", { name: this.name(seat), other: this.name(other) });
    }
    const taken = this.checker.sample("take", this.inOrder(hand), cards.length);
    this.agree(taken, cards, seat);
    this.hands[other!] = without(hand, taken)!;
    this.hand(seat).push(...taken);
  }

  private shown(kind: string, seat: number | null, cards: string[]): void {
    if (!sameCards(this.inOrder(this.hand(seat)), cards)) {
      throw this.trouble("event", { kind, name: this.name(seat) });
    }
  }

  /** The table that the replay draws must be the one that was followed. */
  private compareTable(moment: ReplayMoment): void {
    const view = moment.view as CardView;
    this.hands.forEach((hand, seat) => {
      const shown = moment.hands[seat];
      const same = shown === undefined || sameCards(this.inOrder(hand), shown);
      if (!same || view.counts[seat] !== hand.length) throw this.trouble("hand", { name: this.name(seat) });
    });
    const top = this.discard.at(-1);
    if (view.top !== top || view.pile !== this.draw.length || view.discards !== this.discard.length) {
      throw this.trouble("piles");
    }
    if (view.dispensable !== this.dispenser.length) throw this.trouble("piles");
  }

  /** Without moments: the outcomes whose input the record tells, and those that it does not. */
  private rest(): void {
    for (;;) {
      const kind = this.checker.next;
      if (kind === "spin") this.checker.throw("spin", [SPINS]);
      else if (kind === "rule") this.ruleAlone();
      else if (kind === "shuffle") this.checker.shuffle(this.sortedAlone(this.checker.nextIs));
      else if (kind === "take" || (kind === "back" && this.options["knockout"] === "on"))
        this.checker.believe(kind);
      else return;
    }
  }

  private ruleAlone(): void {
    if (!this.dispenser.length) this.recycle();
    this.dispense();
  }

  private sortedAlone(cards: string[]): string[] {
    if (!without(this.deck, cards)) throw this.trouble("deck");
    return this.inOrder(cards);
  }
}

/** The row without these cards, each taken out once where it comes first; null if one is not in it. */
export function without(row: readonly string[], cards: readonly string[]): string[] | null {
  const left = [...row];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
