/** The geometry of a curve of chances: moments from left to right, from no chance below to a sure win above. */

export interface Point {
  moment: number;
  chances: number[];
}

export interface Frame {
  width: number;
  height: number;
  /** Room around the curves. */
  margin: number;
}

/** How a player's line is told from the others without its colour. */
export const DASHES = ["", "8 5", "2 5", "12 4 2 4", "18 6"] as const;
export const MARKS = ["circle", "square", "triangle", "diamond", "cross"] as const;
export type Mark = (typeof MARKS)[number];

export function across(moment: number, last: number, { width, margin }: Frame): number {
  return margin + (last > 0 ? moment / last : 0) * (width - 2 * margin);
}

export function upTo(chance: number, { height, margin }: Frame): number {
  return margin + (1 - chance) * (height - 2 * margin);
}

/** The line of one seat; it begins again with every round. */
export function line(
  points: Point[],
  seat: number,
  starts: readonly number[],
  last: number,
  frame: Frame,
): string {
  let round = -1;
  return points
    .map(({ moment, chances }) => {
      const now = starts.findLastIndex((start) => start <= moment);
      const letter = now === round ? "L" : "M";
      round = now;
      return `${letter}${tenths(across(moment, last, frame))} ${tenths(upTo(chances[seat] ?? 0, frame))}`;
    })
    .join("");
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The last point that is not after a moment; the first one where there is none. */
export function pointAt(points: Point[], moment: number): Point | undefined {
  return points.findLast((point) => point.moment <= moment) ?? points[0];
}

/** The seats in the order in which they are drawn: the one whose eyes these are comes last, and so on top. */
export function drawn(players: number, seat: number): number[] {
  const others = [...Array(players).keys()].filter((other) => other !== seat);
  return [...others, seat];
}

/** The look of a seat, from 0: the own seat has the first. */
export function lookOf(players: number, seat: number, own: number): number {
  return (seat - own + players) % players;
}

/** A small shape around a point. */
export function shape(mark: Mark, x: number, y: number, size: number): string {
  const [left, right, top, bottom] = [x - size, x + size, y - size, y + size].map(tenths);
  switch (mark) {
    case "circle":
      return `M${left} ${tenths(y)}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
    case "square":
      return `M${left} ${top}H${right}V${bottom}H${left}Z`;
    case "triangle":
      return `M${tenths(x)} ${top}L${right} ${bottom}H${left}Z`;
    case "diamond":
      return `M${tenths(x)} ${top}L${right} ${tenths(y)}L${tenths(x)} ${bottom}L${left} ${tenths(y)}Z`;
    case "cross":
      return `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
  }
}
