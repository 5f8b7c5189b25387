/** Building a chain: every step is put to the server before it counts, and its refusal explains why not. */

import { announce, toast } from "../lib/announce.svelte";
import { faceName } from "../lib/cards";
import { t } from "../lib/i18n.svelte";
import type { Session } from "../lib/session.svelte";
import { play } from "../lib/sound";
import type { DiceView } from "../lib/wire";
import { type Link, chainMove, free, linkOf, linksOf, moved, withLink, without } from "./chain";
import type { DiceStage } from "./stage.svelte";

export class Builder {
  /** A longest chain, while it is shown. */
  hint = $state.raw<string[] | null>(null);
  /** The die that was refused last, and how many have been: it shakes its head. */
  refused = $state.raw<{ place: number; count: number }>({ place: -1, count: 0 });
  sending = $state(false);

  #session: Session;
  #stage: DiceStage;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(session: Session, stage: DiceStage) {
    this.#session = session;
    this.#stage = stage;
  }

  get #dice(): string[] {
    return (this.#session.view as DiceView).dice;
  }

  /** A die from the tray into the chain, at its end or at a place in it. */
  add(place: number, at?: number): Promise<void> {
    return this.#after(async () => {
      const chain = this.#stage.chain;
      if (!free(this.#dice, chain).includes(place)) return;
      const links = withLink(chain, linkOf(place, this.#dice, chain), at ?? chain.length);
      if (await this.#fits(links)) this.#put(links);
      else this.refused = { place, count: this.refused.count + 1 };
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

  clear(): Promise<void> {
    return this.#after(async () => this.#put([]));
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
      if (this.hint !== null) this.#put(linksOf(this.hint, this.#dice));
      this.hint = null;
    });
  }

  lay(): Promise<void> {
    return this.#after(() => this.send(chainMove(this.#stage.chain)));
  }

  /** Say a move; a refusal has been told already when it comes back. */
  async send(move: string): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.hint = null;
    try {
      await this.#session.move(move);
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
