/** One's own moment, for those who do not see the line that says what can be done. */

import { announce } from "../lib/announce.svelte";

/** Tells these words when they come up or change; null while there is nothing to do. */
export function tellsMoment(words: () => string | null): void {
  let told: string | null = null;
  $effect(() => {
    const now = words();
    if (now !== null && now !== told) announce(now);
    told = now;
  });
}
