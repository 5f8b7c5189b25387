/** The time of a round, as clocks show it. */

export const LAST_MINUTE = 60_000;

/** 754 seconds are 12:34. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
