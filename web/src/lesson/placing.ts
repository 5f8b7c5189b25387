/** Where a bubble goes: beside the thing it speaks of, and never over what is to be tapped. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "above" | "below" | "left" | "right";

export interface Placed {
  left: number;
  top: number;
  /** Where it is, seen from the thing. */
  side: Side;
  /** Where its arrow stands, from the beginning of that edge. */
  arrow: number;
}

const SIDES: readonly Side[] = ["above", "below", "left", "right"];
const GAPS = [16, 48, 96, 150, 220];
/** Where the middle of the thing is along the bubble. */
const ALONG = [0.5, 0.2, 0.8];
const MARGIN = 8;
const ARROW = 22;

/** The place with the least in its way: `keep` weighs far more than `avoid`. */
export function place(
  anchor: Box,
  size: { width: number; height: number },
  screen: Box,
  keep: readonly Box[],
  avoid: readonly Box[],
): Placed {
  let best: Placed | null = null;
  let least = Infinity;
  for (const gap of GAPS) {
    for (const side of SIDES) {
      for (const along of ALONG) {
        const box = fitted(beside(anchor, size, side, gap, along), screen);
        const cost =
          1000 * covered(box, [anchor, ...keep]) +
          covered(box, avoid) +
          gap * 80 +
          Math.abs(along - 0.5) * 100;
        if (cost < least) {
          least = cost;
          best = { left: box.left, top: box.top, side, arrow: arrowOf(anchor, box, side) };
        }
      }
    }
  }
  return best ?? { left: screen.left, top: screen.top, side: "below", arrow: ARROW };
}

function beside(
  anchor: Box,
  { width, height }: { width: number; height: number },
  side: Side,
  gap: number,
  along: number,
): Box {
  const x = anchor.left + anchor.width / 2 - width * along;
  const y = anchor.top + anchor.height / 2 - height * along;
  switch (side) {
    case "above":
      return { left: x, top: anchor.top - gap - height, width, height };
    case "below":
      return { left: x, top: anchor.top + anchor.height + gap, width, height };
    case "left":
      return { left: anchor.left - gap - width, top: y, width, height };
    case "right":
      return { left: anchor.left + anchor.width + gap, top: y, width, height };
  }
}

/** Moved into the screen; what it then covers is counted. */
function fitted(box: Box, screen: Box): Box {
  const within = (at: number, from: number, room: number): number =>
    Math.max(from + MARGIN, Math.min(at, from + room - MARGIN));
  return {
    ...box,
    left: within(box.left, screen.left, screen.width - box.width),
    top: within(box.top, screen.top, screen.height - box.height),
  };
}

function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

function arrowOf(anchor: Box, box: Box, side: Side): number {
  const flat = side === "above" || side === "below";
  const at = flat ? anchor.left + anchor.width / 2 - box.left : anchor.top + anchor.height / 2 - box.top;
  const length = flat ? box.width : box.height;
  return Math.max(ARROW, Math.min(at, length - ARROW));
}
