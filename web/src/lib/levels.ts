/** How well bots play, from the weakest to the strongest. */
import type { EditionInfo } from "./http";
import { LEVELS, type Level } from "./wire";

/** What a bot is when nobody says otherwise. */
export const USUAL: Level = "normal";

/** What every server has; the rest is known when it has answered. */
export const ALWAYS: readonly Level[] = ["easy", "normal", "hard", "master"];

/** The levels of these editions, the weakest first. */
export function levelsOf(known: readonly EditionInfo[]): readonly Level[] {
  return LEVELS.filter((level) => known.some((edition) => edition.levels.includes(level)));
}

/** This level, or the nearest below it that can be had. */
export function nearest(wanted: Level, offered: readonly Level[]): Level {
  const upTo = LEVELS.slice(0, LEVELS.indexOf(wanted) + 1);
  return upTo.findLast((level) => offered.includes(level)) ?? USUAL;
}
