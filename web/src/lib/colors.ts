/** The edition's colours, for the quarters of a wild: a context that a page sets for everything in it. */
import { getContext, setContext } from "svelte";
import { EDITION_COLORS } from "./facts";

const KEY = "colors";

export function setColors(colors: () => readonly string[]): void {
  setContext(KEY, colors);
}

export function getColors(): () => readonly string[] {
  return getContext<(() => readonly string[]) | undefined>(KEY) ?? (() => EDITION_COLORS.hp);
}
