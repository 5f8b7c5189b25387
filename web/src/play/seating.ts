/** Where everybody sits, as seen from one's own chair: a horseshoe round the piles. */

export interface Place {
  seat: number;
  /** Centre of the seat, in pixels of the board. */
  x: number;
  y: number;
}

/** The piles: how wide a card of theirs is, and how far down their middle lies. */
export interface Middle {
  card: number;
  y: number;
}

export interface Seating {
  /** Small seats, for phones and many players. */
  compact: boolean;
  places: Place[];
}

interface Size {
  width: number;
  height: number;
}

const FULL: Size = { width: 194, height: 108 };
const COMPACT: Size = { width: 84, height: 88 };
const NARROW = 620;

/** How many sit on each side, by how many there are; the rest sit along the top. */
const SIDES_WIDE = [0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2];
const SIDES_NARROW = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3];

/** The others, clockwise from the player on the left; a spectator sees everyone. */
export function opponents(players: number, me: number | null, order = seatsOf(players)): number[] {
  const from = me === null ? -1 : order.indexOf(me);
  return [...order.slice(from + 1), ...order.slice(0, Math.max(0, from))];
}

/** The order of play as long as it has not been drawn by lot (HOUSE.seats). */
export function seatsOf(players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

/** The order of play from an `order` event, which names the players; who is out of the match comes last. */
export function orderOf(told: string, names: readonly string[]): number[] {
  const drawn = told.split(", ").map((name) => names.indexOf(name));
  const seats = seatsOf(names.length);
  return [...drawn.filter((seat) => seat >= 0), ...seats.filter((seat) => !drawn.includes(seat))];
}

/** The next player from here who is not out, clockwise or not. */
export function nextSeat(
  order: readonly number[],
  out: readonly number[],
  seat: number,
  left: boolean,
): number {
  const players = order.length;
  const at = order.indexOf(seat);
  for (let steps = 1; steps < players; steps++) {
    const next = order[(at + (left ? steps : players - steps)) % players];
    if (next !== undefined && !out.includes(next)) return next;
  }
  return seat;
}

/** Who plays together with this seat: the player across (HOUSE.teams). */
export function partnerOf(
  seat: number,
  players: number,
  options: Readonly<Record<string, string>>,
): number | null {
  return options["teams"] === "on" ? (seat + players / 2) % players : null;
}

/** Spread the seats: up the left side, along the top, down the right side. */
export function arrange(seats: number[], width: number, height: number): Seating {
  const sides = (width < NARROW ? SIDES_NARROW : SIDES_WIDE)[seats.length] ?? 3;
  const top = seats.length - 2 * sides;
  const fits =
    width >= Math.max(top, sides > 0 ? 3.4 : 1) * FULL.width && height >= (sides + 1) * FULL.height;
  const size = fits ? FULL : COMPACT;
  const points = [
    ...column(sides, top, size, height, size.width / 2).toReversed(),
    ...row(top, size, width),
    ...column(sides, top, size, height, width - size.width / 2),
  ];
  return {
    compact: !fits,
    places: seats.map((seat, index) => ({ seat, ...(points[index] ?? { x: 0, y: 0 }) })),
  };
}

type Point = Omit<Place, "seat">;

/** Along the top, those at the ends a little lower: a table is round. */
function row(count: number, size: Size, width: number): Point[] {
  // Few seats gather towards the middle, many take the whole width.
  const used = Math.min(width, Math.max(count * size.width, (width * count) / (count + 0.8)));
  return Array.from({ length: count }, (_, index) => {
    const off = count < 2 ? 0 : index / (count - 1) - 0.5;
    const x = (width - used) / 2 + (used * (index + 0.5)) / count;
    return { x, y: size.height / 2 + off * off * Math.min(40, 10 * count) };
  });
}

/** Down a side, from the top. */
function column(count: number, top: number, size: Size, height: number, x: number): Point[] {
  const above = top > 0 ? size.height * 0.92 : size.height * 0.2;
  const room = height - above;
  return Array.from({ length: count }, (_, index) => {
    if (count === 1) return { x, y: above + Math.max(size.height / 2, room * 0.36) };
    return { x, y: above + (room * (index + 0.5)) / count };
  });
}

/** The edge of the board that a small seat lies at: words over it begin there, or they would be cut off. */
export function edgeOf(x: number, width: number): "left" | "right" | null {
  if (x < COMPACT.width) return "left";
  return x > width - COMPACT.width ? "right" : null;
}

const LABELS = 44;
const HALO = 18;
const CARD_SHAPE = 200 / 140;

/** The piles take what the top row leaves, down to where something else begins. */
export function middleOf(
  { compact, places }: Seating,
  width: number,
  height: number,
  below: number,
  most = largestFor(places.length, width, height),
): Middle {
  const size = compact ? COMPACT : FULL;
  const top = Math.max(
    0,
    ...places.filter((place) => place.y < size.height).map((place) => place.y + size.height / 2),
  );
  const room = height - below - top - LABELS - HALO;
  const card = Math.max(52, Math.min(most, room / CARD_SHAPE));
  return { card, y: top + HALO / 2 + room / 2 };
}

function largestFor(seats: number, width: number, height: number): number {
  if (width < 480) return seats > 6 ? 66 : 76;
  if (width < 880) return 84;
  return width > 1240 && height > 620 ? 144 : 112;
}
