/** Colours of the drawings, which are those of the place (tokens.css); a card looks the same in both themes. */
import type { Color } from "./cards";

export const FILL: Record<Color, string> = {
  r: "var(--r)",
  y: "var(--y)",
  g: "var(--g)",
  b: "var(--b)",
  w: "var(--w)",
  s: "var(--s)",
};

/** What is drawn on each colour. */
export const INK: Record<Color, string> = {
  r: "var(--on-r)",
  y: "var(--on-y)",
  g: "var(--on-g)",
  b: "var(--on-b)",
  w: "var(--on-w)",
  s: "var(--on-s)",
};

export const NIGHT = "var(--night)";
export const RIM = "var(--rim)";
export const GOLD = "var(--gilt)";
