/** What the player does: plays, words, catches; and what a click on the wrong thing is answered with. */

import { toast } from "../lib/announce.svelte";
import { RefusalError } from "../lib/refusal";
import type { Session } from "../lib/session.svelte";
import type { CardView } from "../lib/wire";
import type { Desk } from "./desk.svelte";
import type { HandCard } from "./hand";
import { isPicking, toggled } from "./picks";
import { unoState } from "./prompt";

/** A name as the notation writes it. */
export function word(name: string): string {
  return name.trim().split(/\s+/).join("_");
}

export class Acting {
  readonly #session: Session;
  readonly #desk: Desk;
  readonly #colors: () => readonly string[];

  constructor(session: Session, desk: Desk, colors: () => readonly string[]) {
    this.#session = session;
    this.#desk = desk;
    this.#colors = colors;
  }

  get #view(): CardView | null {
    const { view } = this.#session;
    return view && "hand" in view ? view : null;
  }

  /** A click on a card, or a card let go over the pile. */
  card(card: HandCard): void {
    const view = this.#view;
    if (!view || this.#desk.sent !== null) return;
    if (isPicking(view, this.#session.you)) this.pick(card);
    else if (!this.#session.choices?.play.includes(card.code)) void this.#explain(card.code);
    else if (card.code.startsWith("W")) this.#choose(card);
    else void this.play(card, null, null);
  }

  #choose(card: HandCard): void {
    this.#desk.panel = null;
    this.#desk.choosing = card;
  }

  async play(card: HandCard, color: string | null, target: number | null): Promise<void> {
    const view = this.#view;
    const desk = this.#desk;
    if (!view) return;
    desk.choosing = null;
    const two = view.counts[this.#session.you ?? -1] === 2;
    await this.#decide(this.#text(card.code, color, target) + (desk.armed && two ? " uno" : ""), card.key);
    desk.armed = false;
  }

  #text(code: string, color: string | null, target: number | null): string {
    const aim = target === null ? "" : ` @${word(this.#session.names[target] ?? "")}`;
    return `play ${code}${color ? `:${color}` : ""}${aim}`;
  }

  pick(card: HandCard): void {
    const view = this.#view;
    if (view) this.#desk.picked = toggled(this.#desk.picked, card, view, this.#session.choices);
  }

  /** draw, keep, pass, uno, challenge, accept, done: if it may be said now, otherwise why not. */
  say(text: string): void {
    const { choices } = this.#session;
    // While something is being shown nothing is offered, but UNO cannot wait: the table says whether it counts.
    if (text === "uno" && choices === null) void this.#send(text);
    else if (!choices?.say.includes(text)) void this.#ask(text);
    else if (text === "uno") void this.#send(text);
    else void this.#decide(text, text);
  }

  catch(seat: number): void {
    void this.#send(`catch ${word(this.#session.names[seat] ?? "")}`);
  }

  /** The UNO button: with the next play, or now. */
  uno(): void {
    const view = this.#view;
    if (!view) return;
    const state = unoState(view, this.#session.choices, this.#session.you, this.#session.table);
    const desk = this.#desk;
    if (state !== "arm") this.say("uno");
    else if (!desk.sent?.includes("#")) desk.armed = !desk.armed;
    // The card is on its way without it: it is said right behind.
    else if (!desk.armed) void this.#send("uno");
  }

  color(color: string): void {
    void this.#decide(`color ${color}`, color);
  }

  async #explain(code: string): Promise<void> {
    const names = this.#session.names;
    const other = names.findIndex((_, seat) => seat !== this.#session.you);
    const color = code.startsWith("W") ? (this.#colors()[0] ?? null) : null;
    await this.#ask(this.#text(code, color, code === "WH" ? other : null));
  }

  async #ask(text: string): Promise<void> {
    try {
      const refusal = await this.#session.ask(text);
      if (refusal) toast(refusal.message, { rule: refusal.rule, kind: "info" });
    } catch {
      // The connection is lost; the page says so already.
    }
  }

  /** A decision is sent once, however often one clicks. */
  async #decide(text: string, what: string): Promise<void> {
    const desk = this.#desk;
    if (desk.sent !== null) return;
    desk.sent = what;
    await this.#send(text);
    desk.sent = null;
  }

  /** A refusal has been told by the session. */
  async #send(text: string): Promise<void> {
    try {
      await this.#session.move(text);
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      this.#desk.dropped = null;
    }
  }
}
