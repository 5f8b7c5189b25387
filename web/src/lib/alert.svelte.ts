/** Tells in the tab's title whose turn it is, and calls somebody who looks elsewhere back to the table. */
import { untrack } from "svelte";
import { t } from "./i18n.svelte";
import { shownName } from "./names";
import type { Session } from "./session.svelte";
import { play } from "./sound";
import type { View } from "./types";

const BLINK = 1000;

/** The seats whose decision is waited for. */
function askedSeats(view: View | null): number[] {
  if (view === null || view.pending === "over") return [];
  return "asked" in view ? view.asked : [view.turn];
}

export class TurnAlert {
  readonly #session: Session;
  #blink = $state(false);

  constructor(session: Session) {
    this.#session = session;
    $effect(() => {
      if (!this.mine) return;
      return untrack(() => this.#call());
    });
  }

  get playing(): boolean {
    return this.#session.table?.phase === "playing";
  }

  /** Whether the table waits for this player, and for nobody's bot. */
  get mine(): boolean {
    const { you, presence, view } = this.#session;
    return this.playing && you !== null && !presence.held[you] && askedSeats(view).includes(you);
  }

  get title(): string {
    if (this.mine) return this.#blink ? t("web-title-blink") : t("web-title-your-turn");
    const [first] = askedSeats(this.#session.view);
    const name = first === undefined ? "" : shownName(this.#session.names[first] ?? "");
    if (this.playing && name) return t("web-title-turn", { name });
    return t("web-title-table", { code: this.#session.code });
  }

  /** Sound once and blink as long as the page is hidden; also when it is hidden later, in the same turn. */
  #call(): () => void {
    let called = false;
    const beat = (): void => {
      this.#blink = document.hidden && !this.#blink;
      if (document.hidden && !called) {
        called = true;
        play("turn");
      }
    };
    beat();
    const timer = setInterval(beat, BLINK);
    document.addEventListener("visibilitychange", beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", beat);
      this.#blink = false;
    };
  }
}
