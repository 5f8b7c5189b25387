/** Where a popover lies: beside what it is about, and never over it where there is room. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

/** Above or below, whichever has the room; within the window in any case. */
export function placeOf(about: Box, size: { width: number; height: number }, room: Box): Box {
  const over = about.top - room.top;
  const under = room.top + room.height - about.top - about.height;
  const above = over >= size.height + GAP + EDGE || (over > under && under < size.height + GAP + EDGE);
  const top = above ? about.top - GAP - size.height : about.top + about.height + GAP;
  const left = about.left + about.width / 2 - size.width / 2;
  return {
    left: within(left, room.left + EDGE, room.left + room.width - EDGE - size.width),
    top: within(top, room.top + EDGE, room.top + room.height - EDGE - size.height),
    ...size,
  };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
