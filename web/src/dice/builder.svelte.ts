/**
 * Building a chain: every step is put to the server before it counts, and its refusal explains why not. It is
 * built before the reroll and goes on after it; until it is laid it is nobody else's business (DICE.reroll).
 */

import { announce, toast } from "../lib/announce.svelte";
import { faceName } from "../lib/cards";
import { t } from "../lib/i18n.svelte";
import type { Session } from "../lib/session.svelte";
import { play } from "../lib/sound";
import type { DiceView } from "../lib/wire";
import { type Link, chainMove, free, linkOf, linksOf, moved, rerollMove, withLink, without } from "./chain";
import { unused } from "./slots";
import type { DiceStage } from "./stage.svelte";
import { isPenalty } from "./told";

export class Builder {
  /** A longest chain, while it is shown. */
  hint = $state.raw<string[] | null>(null);
  /** Whether a touched die is kept, or given back, instead of being put into the chain. */
  keeping = $state(false);
  /** The slot of the die that was refused last, and how many have been: it shakes its head. */
  refused = $state.raw<{ slot: number; count: number }>({ slot: -1, count: 0 });
  sending = $state(false);

  #session: Session;
  #stage: DiceStage;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(session: Session, stage: DiceStage) {
    this.#session = session;
    this.#stage = stage;
  }

  get #view(): DiceView {
    return this.#session.view as DiceView;
  }

  get #faces(): string[] {
    return this.#stage.faces(this.#view.dice);
  }

  /** The slots whose dice a reroll would throw. */
  get unused(): number[] {
    return unused(this.#faces, this.#stage.chain, this.#stage.kept);
  }

  /** A die is touched: into the chain with it, or is it kept? One that no chain takes is kept at once. */
  touch(slot: number): Promise<void> {
    const toKeep = this.keeping || isPenalty(this.#faces[slot] ?? "");
    if (this.#view.pending === "roll" && toKeep) return this.keep(slot);
    return this.add(slot);
  }

  /** Let a die that is not in the chain lie as it does at the reroll, or no longer. */
  keep(slot: number): Promise<void> {
    return this.#after(async () => {
      if (!free(this.#faces, this.#stage.chain).includes(slot)) return;
      const kept = this.#stage.kept;
      const gone = kept.includes(slot);
      this.#stage.kept = gone ? kept.filter((other) => other !== slot) : [...kept, slot];
      play("tick");
      announce(t(gone ? "dice-not-kept" : "dice-kept", { face: faceName(this.#faces[slot] ?? "") }));
    });
  }

  /** A die from the tray into the chain, at its end or at a place in it. */
  add(slot: number, at?: number): Promise<void> {
    return this.#after(async () => {
      const chain = this.#stage.chain;
      if (!free(this.#faces, chain).includes(slot)) return;
      const links = withLink(chain, linkOf(slot, this.#faces, chain), at ?? chain.length);
      if (await this.#fits(links)) this.#put(links);
      else this.refused = { slot, count: this.refused.count + 1 };
    });
  }

  move(from: number, to: number): Promise<void> {
    return this.#after(async () => {
      const links = moved(this.#stage.chain, from, to);
      if (chainMove(links) !== chainMove(this.#stage.chain) && (await this.#fits(links))) this.#put(links);
    });
  }

  /** Take a link out; where the rest does not hold without it, the rest goes too. */
  take(at: number): Promise<void> {
    return this.#after(async () => {
      const chain = this.#stage.chain;
      const links = without(chain, at);
      const holds = at === chain.length - 1 || (await this.#session.ask(chainMove(links))) === null;
      this.#put(holds ? links : chain.slice(0, at));
    });
  }

  undo(): Promise<void> {
    return this.#after(async () => this.#put(this.#stage.chain.slice(0, -1)));
  }

  /** Ask for a longest chain and show it. */
  async ask(): Promise<void> {
    const { chain = [] } = await this.#session.request({ type: "hint" });
    this.hint = chain;
    announce(chain.length === 0 ? t("dice-hint-none") : t("dice-hint-is", { chain: named(chain) }));
  }

  /** Put the chain that the hint shows. */
  takeHint(): Promise<void> {
    return this.#after(async () => {
      if (this.hint !== null) this.#put(linksOf(this.hint, this.#faces));
      this.hint = null;
    });
  }

  /** Roll the dice that are neither in the chain nor kept. */
  reroll(): Promise<void> {
    return this.#after(() => this.send(rerollMove(this.unused, this.#faces)));
  }

  /** Lay the chain; before a reroll that means to keep all dice first. */
  lay(): Promise<void> {
    return this.#after(() => {
      const chain = chainMove(this.#stage.chain);
      return this.#view.pending === "roll" ? this.send("stand", chain) : this.send(chain);
    });
  }

  /** Say moves, one after the other; a refusal has been told already when it comes back. */
  async send(...moves: string[]): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.keeping = false;
    this.hint = null;
    try {
      let seen = this.#session.number;
      for (const move of moves) seen = await this.#session.move(move, seen);
    } catch {
      // The session has shown why.
    } finally {
      this.sending = false;
    }
  }

  async #fits(links: Link[]): Promise<boolean> {
    const refusal = await this.#session.ask(chainMove(links));
    if (refusal !== null) toast(refusal.message, { rule: refusal.rule, kind: "error" });
    return refusal === null;
  }

  #put(links: Link[]): void {
    this.#stage.chain = links;
    this.#stage.kept = this.#stage.kept.filter((slot) => free(this.#faces, links).includes(slot));
    play("tick");
    const faces = links.map((link) => link.face);
    announce(faces.length === 0 ? t("dice-chain-empty") : t("dice-chain-is", { chain: named(faces) }));
  }

  /** Steps wait for each other, however quickly they are asked for. */
  #after(step: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(step);
    this.#queue = done.catch(() => undefined);
    return done.catch(() => undefined);
  }
}

function named(faces: string[]): string {
  return faces.map((face) => faceName(face)).join(", ");
}
