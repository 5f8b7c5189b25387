/** The moments that are seen now. They play beside the game: nothing waits for them, and only a few are seen at once. */

import type { Moment } from "./table";

export interface Shown {
  id: number;
  moment: Moment;
  /** In milliseconds. */
  length: number;
  /** Where it happens; null where that is not on the screen, or everywhere. */
  rect: DOMRect | null;
}

const MOST = 3;
let made = 0;

export class Moments {
  shown = $state.raw<readonly Shown[]>([]);
  /** How many cards have come out from under the hat. */
  counted = $state(0);

  /** Show it for this time; for none, where nothing moves. */
  show(moment: Moment, length: number, rect: DOMRect | null = null): void {
    if (length <= 0) return;
    made += 1;
    const one = { id: made, moment, length, rect };
    if (moment.kind === "hat") this.counted = 0;
    this.shown = [...this.shown, one].slice(-MOST);
    setTimeout(() => this.#end(one.id), one.length);
  }

  /** Somebody is in a hurry. */
  dismiss(): void {
    if (this.shown.length > 0) this.shown = [];
  }

  #end(id: number): void {
    this.shown = this.shown.filter((one) => one.id !== id);
  }
}
