/** Time as the table keeps it: scaled by the player's speed, and cut short by whoever is in a hurry. */

import { motion, prefs } from "../lib/prefs.svelte";

/** Milliseconds for something that moves; 0 with reduced motion. */
export function moving(ms: number): number {
  return ms * motion();
}

/** Milliseconds to read something: without motion there is still something to read, unless nobody looks. */
export function reading(ms: number): number {
  if (document.hidden) return 0;
  return motion() > 0 ? ms * motion() : (ms * 0.7) / prefs.speed;
}

/** Pauses that can be ended early. */
export class Pauses {
  #ends = new Set<() => void>();

  wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#ends.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#ends.add(end);
    });
  }

  skip(): void {
    for (const end of [...this.#ends]) end();
  }
}
