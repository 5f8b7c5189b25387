/** Follows the six dice through a record: who starts, the first numbers, every roll and reroll. */

import { DICE } from "../lib/facts";
import type { ReplayMoment } from "../lib/http";
import type { DiceView, GameEvent } from "../lib/wire";
import type { Header, Step } from "./chain";
import type { Checker } from "./checker";
import { ALL_SIDES, isNumber } from "./deck";
import { beginsSo, event, sameEvent } from "./events";
import { without } from "./tracker";
import { Troubled } from "./trouble";

export class DiceTracker {
  /** Dice that were compared with what the replay shows. */
  followed = 0;
  private players: string[];
  private first: string | undefined;
  private turn = 0;
  private dice: string[] = [];
  private checker: Checker;

  constructor(header: Header, checker: Checker) {
    this.players = header.players;
    this.first = header.options["first-player"];
    if (this.first !== undefined && !this.players.includes(this.first)) throw new Troubled("header", 1);
    this.checker = checker;
  }

  step(step: Step, moment: ReplayMoment | null): void {
    const told = step.move === null ? this.begin() : this.moved(step);
    if (moment === null) return;
    if (step.move !== null && !beginsSo(step.move, this.seatOf(step), moment.events, this.players)) {
      throw this.checker.trouble("move", { name: step.by!, move: step.move });
    }
    const rolls = moment.events.filter(([kind]) => kind === "rolled" || kind === "starts");
    if (rolls.length !== told.length) throw this.checker.trouble("event", { kind: "rolled", name: "" });
    told.forEach((known, at) => this.compare(known, rolls[at]));
    if ((moment.view as DiceView).dice.join() !== this.dice.join()) throw this.checker.trouble("dice");
  }

  private compare(known: GameEvent, told: GameEvent | undefined): void {
    if (!sameEvent(known, told)) {
      throw this.checker.trouble("event", { kind: known[0], name: this.players[known[1]!] ?? "" });
    }
    this.followed += known[2].length;
  }

  private seatOf(step: Step): number {
    const seat = this.players.indexOf(step.by ?? "");
    if (seat < 0) throw this.checker.trouble("player", { name: step.by ?? "" });
    return seat;
  }

  /** Who starts, a first number for each (DICE.start), and the first roll. */
  private begin(): GameEvent[] {
    const seats = this.players.map((_, seat) => String(seat));
    const drawn = this.first === undefined ? this.checker.throw("first", [seats])[0] : undefined;
    this.turn = drawn === undefined ? this.players.indexOf(this.first!) : Number(drawn);
    const told = [event("starts", this.turn)];
    for (let place = 0; place < this.players.length; place++) {
      let face = "";
      while (!isNumber(face)) {
        face = this.checker.throw("roll", [ALL_SIDES])[0]!;
        told.push(event("rolled", (this.turn + place) % this.players.length, [face]));
      }
    }
    told.push(this.rollAll());
    return told;
  }

  private rollAll(): GameEvent {
    this.dice = this.checker.throw("roll", DICE);
    return event("rolled", this.turn, this.dice);
  }

  /** A reroll throws the dice that it names; after anything else all six are thrown, when the turn is over. */
  private moved(step: Step): GameEvent[] {
    const seat = this.seatOf(step);
    if (seat !== this.turn) throw this.checker.trouble("turn", { name: step.by! });
    const [verb, ...faces] = step.move!.split(" ");
    if (verb === "reroll") return [this.reroll(seat, faces)];
    if (this.checker.next === null) return [];
    this.turn = (this.turn + 1) % this.players.length;
    return [this.rollAll()];
  }

  private reroll(seat: number, faces: string[]): GameEvent {
    if (!without(this.dice, faces))
      throw this.checker.trouble("not-held", { name: this.players[seat]!, cards: faces.join(" ") });
    const left: (string | null)[] = [...this.dice];
    for (const face of faces) left[left.indexOf(face)] = null;
    const places = left.flatMap((face, place) => (face === null ? [place] : []));
    const rolled = this.checker.throw(
      "roll",
      places.map((place) => DICE[place]!),
    );
    places.forEach((place, at) => (this.dice[place] = rolled[at]!));
    this.dice = [...this.dice];
    return event("rolled", seat, rolled);
  }
}
