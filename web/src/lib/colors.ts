/** The edition's colours, for the quarters of a wild: a context that a page sets for everything in it. */
import { getContext, setContext } from "svelte";
import { EDITION_COLORS } from "./facts";
import { t } from "./i18n.svelte";

const KEY = "colors";

export function setColors(colors: () => readonly string[]): void {
  setContext(KEY, colors);
}

export function getColors(): () => readonly string[] {
  return getContext<(() => readonly string[]) | undefined>(KEY) ?? (() => EDITION_COLORS.hp);
}

/** The letter that stands for a colour in the language that is spoken, as it is shown beside the colour. */
export function colorKey(color: string): string {
  return t(`color-key-${color}`);
}

/** The colour that a key stands for, among these. */
export function colorOfKey<C extends string>(key: string, colors: readonly C[]): C | undefined {
  return colors.find((color) => colorKey(color).toLowerCase() === key.toLowerCase());
}
