/** The edition's colours, for the quarters of a wild: a context that a page sets for everything in it. */
import { getContext, setContext } from "svelte";
import type { Color } from "./cards";

const KEY = "colors";
const USUAL: readonly Color[] = ["r", "y", "g", "b"];

export const EDITION_COLORS: Record<string, readonly Color[]> = {
  usa: ["r", "w", "b", "s"],
  hp: USUAL,
  jackpot: USUAL,
  dice: USUAL,
};

export function setColors(colors: () => readonly string[]): void {
  setContext(KEY, colors);
}

export function getColors(): () => readonly string[] {
  return getContext<(() => readonly string[]) | undefined>(KEY) ?? (() => USUAL);
}
