/** What the player does: plays, words, catches; and what a click on the wrong thing is answered with. */

import { toast } from "../lib/announce.svelte";
import { face } from "../lib/cards";
import { symbolOf } from "../lib/decks.svelte";
import { RefusalError } from "../lib/refusal";
import type { Session } from "../lib/session.svelte";
import type { CardView } from "../lib/wire";
import type { Desk } from "./desk.svelte";
import type { HandCard } from "./hand";
import { gather, goesWith, isPicking, together, toggled } from "./picks";
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

  /** A click on a card. */
  card(card: HandCard): void {
    const view = this.#view;
    const { choices } = this.#session;
    const desk = this.#desk;
    if (!view || desk.sent !== null) return;
    if (isPicking(view, this.#session.you)) this.pick(card);
    else if (goesWith(desk.gathered, card.code, choices) || desk.gathered.some(({ key }) => key === card.key))
      desk.gathered = gather(desk.gathered, card, choices);
    else if (!choices?.play.includes(card.code)) this.#tryOut(card);
    else if ((choices.together[card.code] ?? []).length > 0) desk.gathered = [card];
    else this.put([card]);
  }

  /** A card let go over the pile: played, together with what was gathered if it goes with that (HOUSE.multi). */
  drop(card: HandCard): void {
    const view = this.#view;
    const { choices } = this.#session;
    const { gathered, sent } = this.#desk;
    if (!view || sent !== null) return;
    if (isPicking(view, this.#session.you)) this.pick(card);
    else if (gathered.some(({ key }) => key === card.key)) this.put(gathered);
    else if (goesWith(gathered, card.code, choices)) this.put([...gathered, card]);
    else if (choices?.play.includes(card.code)) this.put([card]);
    else this.#tryOut(card);
  }

  /** A card let go over another one of the hand: the two are gathered, or it is told why not (HOUSE.multi). */
  join(card: HandCard, onto: HandCard): void {
    const { choices, table } = this.#session;
    const desk = this.#desk;
    if (choices === null || desk.sent !== null || (table?.options["multi"] ?? "off") === "off") return;
    const joined = together(desk.gathered, card, onto, choices);
    if (joined) desk.gathered = joined;
    else void this.#ask(this.#text(onto.code, null, null, [card.code]));
  }

  /** The card with which one may play out of turn; there is only one kind (HOUSE.jump-in). */
  jump(): void {
    const { choices, you, table } = this.#session;
    const [code] = choices?.play ?? [];
    const asked = you !== null && this.#view?.asked.includes(you);
    // Without hints it is for the player to see which card it is (HOUSE.hints).
    if (table?.options["hints"] === "off") return;
    if (code !== undefined && !asked && this.#desk.sent === null) this.put([{ code, key: `${code}#1` }]);
  }

  /** These cards, as soon as it is known in which colour and at whom. */
  put(cards: readonly HandCard[]): void {
    const [first] = cards;
    if (!first) return;
    const named = first.code.startsWith("W") && this.#colors().length > 0;
    if (this.isTry(cards) || named || this.aims(cards)) this.#choose(cards);
    else void this.play(cards, null, null);
  }

  /** Whether these cards name a player; a 7 that is the last does not (ACT.hat, HOUSE.seven). */
  aims(cards: readonly HandCard[]): boolean {
    const { choices, table, you } = this.#session;
    const code = cards[0]?.code ?? "";
    if (this.#names(code)) return true;
    const swaps = ["seven", "both"].includes(table?.options["seven-zero"] ?? "off") && code.slice(1) === "7";
    const named = this.isTry(cards) ? swaps : choices?.aims.includes(code);
    return (named ?? false) && (this.#view?.counts[you ?? -1] ?? 0) > cards.length;
  }

  /** Whether a card names a player by what it says, and not by a rule of the house. */
  #names(code: string): boolean {
    return symbolOf(face(code).symbol)?.whom === "named";
  }

  /** Whether these cards do not go, and would only be tried (HOUSE.misplay). */
  isTry(cards: readonly HandCard[]): boolean {
    return !this.#session.choices?.play.includes(cards[0]?.code ?? "");
  }

  #tryOut(card: HandCard): void {
    const { table, you } = this.#session;
    const view = this.#view;
    const trying = (table?.options["misplay"] ?? "off") !== "off";
    const turn = view?.pending === "turn" && you !== null && view.asked.includes(you);
    if (trying && turn && this.#session.choices !== null) this.#choose([card]);
    else void this.#explain(card.code);
  }

  #choose(cards: readonly HandCard[]): void {
    this.#desk.panel = null;
    this.#desk.choosing = cards;
  }

  async play(cards: readonly HandCard[], color: string | null, target: number | null): Promise<void> {
    const view = this.#view;
    const desk = this.#desk;
    const [first, ...more] = cards;
    if (!view || !first) return;
    desk.choosing = [];
    const uno = desk.armed && view.counts[this.#session.you ?? -1] === cards.length + 1;
    const codes = more.map(({ code }) => code);
    await this.#decide(this.#text(first.code, color, target, codes) + (uno ? " uno" : ""), first.key);
    desk.armed = false;
    desk.gathered = [];
  }

  #text(code: string, color: string | null, target: number | null, more: string[] = []): string {
    const aim = target === null ? [] : [`@${word(this.#session.names[target] ?? "")}`];
    return ["play", `${code}${color ? `:${color}` : ""}`, ...more, ...aim].join(" ");
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
    const { choices, you, table } = this.#session;
    const desk = this.#desk;
    const put = Math.max(1, desk.gathered.length);
    const state = unoState(view, choices, you, table, put);
    if (state === "none") return;
    const flying = desk.sent?.includes("#") ?? false;
    // The card is on its way without it: it is said right behind.
    if (flying && !desk.armed && view.counts[you ?? -1] === put + 1) void this.#send("uno");
    else if (state !== "arm") this.say("uno");
    else if (!flying) desk.armed = !desk.armed;
  }

  color(color: string): void {
    void this.#decide(`color ${color}`, color);
  }

  async #explain(code: string): Promise<void> {
    const names = this.#session.names;
    const other = names.findIndex((_, seat) => seat !== this.#session.you);
    const color = code.startsWith("W") ? (this.#colors()[0] ?? null) : null;
    await this.#ask(this.#text(code, color, this.#names(code) ? other : null));
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
