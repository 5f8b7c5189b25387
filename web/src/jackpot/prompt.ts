/** What the line above the hand says while the machine is at work. */

import type { Prompt } from "../play/prompt";
import type { Doing } from "./machine.svelte";

/** One's own lever waits to be pulled, another reaches for theirs, or the reels turn; null when the line has to say something else. */
export function leverPrompt(
  { doing, seat }: { doing: Doing; seat: number | null },
  names: readonly string[],
): Prompt | null {
  if (doing === "waiting") return { kind: "lever", about: {} };
  if (doing === "pulling" || doing === "spinning") return { kind: "spins", about: {} };
  if (doing !== "reaching" || seat === null) return null;
  return { kind: "wait-lever", about: { names: names[seat] ?? "" } };
}
