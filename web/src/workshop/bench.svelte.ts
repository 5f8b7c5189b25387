/** The deck that is being made. It stays while one plays with it, and comes back after the page was closed. */
import { checkDeck } from "../lib/editions";
import { DECKS } from "../lib/facts";
import type { CheckedDeck, DeckProblem } from "../lib/http";
import { i18n, t } from "../lib/i18n.svelte";
import { titleOf } from "../lib/titles";
import { RefusalError } from "../lib/refusal";
import { recall, remember } from "../lib/store";
import type { Deck } from "../lib/wire";
import { copyOf, onBench, sendable } from "./draft";
import { type KeptDeck, readKept, withKept } from "./kept";

const WHILE_TYPING = 350;
const NEXT_TRY = 3000;

/** A deck that the server has looked at and found good. */
export type GoodDeck = CheckedDeck & { deck: Deck; toml: string };

class Bench {
  deck = $state.raw<Deck | null>(null);
  /** What the server says of the deck as it is; null until it has. */
  checked = $state.raw<CheckedDeck | null>(null);
  /** Why it has said nothing. */
  unanswered = $state<string | null>(null);
  /** Whether something would be lost with it. */
  changed = $state(false);
  kept = $state.raw(readKept(recall<unknown>("decks", [])));

  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #answer: Promise<void> = Promise.resolve();
  /** Lets those go on who wait for an answer that another question has taken the place of. */
  #overtake: () => void = () => undefined;

  get problem(): DeckProblem | null {
    return this.checked?.problem ?? null;
  }

  /** A copy of one of ours. */
  copy(deck: Deck, title: string): void {
    this.#put(copyOf(deck, title, i18n.language));
  }

  /** The deck of a file or a link; what is wrong with it, if it cannot be had, and then nothing changes. */
  async open(text: string): Promise<string | null> {
    try {
      const found = await checkDeck(text);
      if (found.deck === null) return found.problem?.message ?? t("web-failed");
      this.#put(onBench(found.deck));
      return null;
    } catch (error) {
      if (error instanceof RefusalError) return error.message;
      throw error;
    }
  }

  /** The deck of a link, as `open`; what was on the bench and not saved goes to the decks that are kept. */
  async openLink(text: string): Promise<{ refused: string | null; shelved: string | null }> {
    const left = this.#left();
    const refused = await this.open(text);
    if (refused !== null || !left?.changed) return { refused, shelved: null };
    this.#remember(withKept(this.kept, left.deck));
    return { refused, shelved: left.deck.title };
  }

  /** As it was when the page was left; a first deck for those who come new. */
  async resume(): Promise<void> {
    const left = this.#left();
    if (left && (await this.open(left.deck.toml)) === null) this.changed = left.changed;
    else if (this.deck === null) this.copy(DECKS.classic, t("workshop-mine"));
  }

  change(next: Deck): void {
    this.deck = next;
    this.changed = true;
    this.#ask(WHILE_TYPING);
  }

  /** The deck as the server has understood it; null where it cannot be played as it is. */
  async good(): Promise<GoodDeck | null> {
    if (this.checked === null) this.#ask(0);
    let answer;
    do {
      answer = this.#answer;
      await answer;
    } while (answer !== this.#answer);
    const { deck, toml } = this.checked ?? {};
    return this.checked && deck && toml ? { ...this.checked, deck, toml } : null;
  }

  keep(deck: KeptDeck): void {
    this.#remember(withKept(this.kept, deck));
    this.saved();
  }

  /** Nothing would be lost with it now. */
  saved(): void {
    this.changed = false;
    this.#note();
  }

  forget(name: string): void {
    this.#remember(this.kept.filter((one) => one.name !== name));
  }

  #remember(kept: KeptDeck[]): void {
    this.kept = kept;
    remember("decks", kept);
  }

  /** For when the page is closed. */
  #note(): void {
    const { deck, toml } = this.checked ?? {};
    if (!deck || !toml) return;
    remember("workshop", [{ name: deck.name, title: titleOf(deck.name, deck.title), toml }, this.changed]);
  }

  #left(): { deck: KeptDeck; changed: boolean } | null {
    const [left, changed] = recall<unknown[]>("workshop", []);
    const [deck] = readKept([left]);
    return deck ? { deck, changed: changed === true } : null;
  }

  #put(deck: Deck): void {
    this.deck = deck;
    this.changed = false;
    this.#ask(0);
  }

  #ask(after: number): void {
    this.#asked += 1;
    const number = this.#asked;
    this.checked = null;
    clearTimeout(this.#timer);
    this.#overtake();
    this.#answer = new Promise((done) => {
      this.#overtake = done;
      this.#timer = setTimeout(() => void this.#check(number).finally(done), after);
    });
  }

  async #check(number: number): Promise<void> {
    if (this.deck === null) return;
    try {
      const found = await checkDeck(sendable(this.deck));
      if (number !== this.#asked) return;
      this.checked = found;
      this.unanswered = null;
      this.#note();
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      if (number !== this.#asked) return;
      this.unanswered = error.message;
      this.#timer = setTimeout(() => void this.#check(number), NEXT_TRY);
    }
  }
}

export const bench = new Bench();
