/** Colours of the drawings. Cards look the same in both themes, so these are no CSS variables. */
import type { Color } from "./cards";

export const FILL: Record<Color, string> = {
  r: "#d8343f",
  y: "#f2b21b",
  g: "#27834a",
  b: "#2f6fd6",
  w: "#f4f2ec",
  s: "#aab3bd",
};

/** What is drawn on each colour. */
export const INK: Record<Color, string> = {
  r: "#ffffff",
  y: "#3a2a00",
  g: "#ffffff",
  b: "#ffffff",
  w: "#22304a",
  s: "#1c2430",
};

export const NIGHT = "#191d26";
export const RIM = "#fbfaf5";
export const GOLD = "#f6c650";
