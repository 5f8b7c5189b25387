/** The spinner: six symbols on a reel, and where it stands while it slows down. */

import { SPINS } from "../lib/facts";

export type Spin = (typeof SPINS)[number];

export function isSpin(value: string): value is Spin {
  return SPINS.some((spin) => spin === value);
}

/** The symbol at a place of the endless reel. */
export function symbolAt(place: number): Spin {
  const index = ((place % SPINS.length) + SPINS.length) % SPINS.length;
  return SPINS[index] ?? "any";
}

/** Where the reel comes to rest on this symbol: forwards, after this many turns. */
export function restOn(value: Spin, from: number, turns: number): number {
  const start = Math.ceil(from);
  const steps = (SPINS.indexOf(value) - (start % SPINS.length) + SPINS.length) % SPINS.length;
  return start + turns * SPINS.length + steps;
}

/** How far the reel has come after this part of the time: quick, then slower, a little too far, and back. */
export function slowing(part: number): number {
  if (part >= 1) return 1;
  const smooth = 1 - (1 - part) ** 3.2;
  return smooth + overshoot(part);
}

/** A small swing past the symbol at the end; none at the very end. */
function overshoot(part: number): number {
  const last = (part - 0.86) / 0.14;
  return last <= 0 ? 0 : Math.sin(last * Math.PI) * 0.004;
}
