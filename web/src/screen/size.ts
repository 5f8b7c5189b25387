/** How large things are on a screen that is looked at from the other side of the room. */

export interface Magnified {
  scale: number;
  /** The room that there is before it is magnified. */
  width: number;
  height: number;
}

/** As much as a table needs; whatever the screen, it is shown with no more around it. */
const NEEDED = { width: 1040, height: 600 };

export function magnified(width: number, height: number): Magnified {
  const scale = Math.max(0.5, Math.min(width / NEEDED.width, height / NEEDED.height));
  return { scale, width: width / scale, height: height / scale };
}
