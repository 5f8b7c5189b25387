/** Dice in a row. Whether a row is a chain is for the server to say; here it is only put together. */

export const STAR = "*";

/** A place in a chain: a die, or the two wild halves that make one star (DICE.wild). */
export interface Link {
  face: string;
  dice: number[];
}

export type Tie = "number" | "color" | "wild";

/** The dice, by place, that lie in no link. */
export function free(dice: string[], chain: Link[]): number[] {
  const used = new Set(chain.flatMap((link) => link.dice));
  return dice.map((_, place) => place).filter((place) => !used.has(place));
}

/** The link a die makes; a wild half takes the next free half with it, and stays alone where there is none. */
export function linkOf(place: number, dice: string[], chain: Link[]): Link {
  const face = dice[place] ?? "";
  if (face !== STAR) return { face, dice: [place] };
  const partner = free(dice, chain).find((other) => other !== place && dice[other] === STAR);
  return { face, dice: partner === undefined ? [place] : [place, partner] };
}

/** The links of a chain told by its faces; what the dice do not show is left out. */
export function linksOf(faces: string[], dice: string[]): Link[] {
  const chain: Link[] = [];
  for (const face of faces) {
    const place = free(dice, chain).find((other) => dice[other] === face);
    if (place !== undefined) chain.push(linkOf(place, dice, chain));
  }
  return chain;
}

export function withLink(chain: Link[], link: Link, at: number): Link[] {
  return [...chain.slice(0, at), link, ...chain.slice(at)];
}

export function without(chain: Link[], at: number): Link[] {
  return chain.filter((_, index) => index !== at);
}

/** The chain with the link at `from` standing at `to` of what the chain is now. */
export function moved(chain: Link[], from: number, to: number): Link[] {
  const link = chain[from];
  return link === undefined ? chain : withLink(without(chain, from), link, to > from ? to - 1 : to);
}

export function chainMove(chain: Link[]): string {
  return ["chain", ...chain.map((link) => link.face)].join(" ");
}

export function rerollMove(places: Iterable<number>, dice: string[]): string {
  return ["reroll", ...[...places].map((place) => dice[place])].join(" ");
}

/** What two neighbours of a chain have in common, to be shown between them. */
export function tie(before: string, after: string): Tie {
  if (before === STAR || after === STAR) return "wild";
  return before.slice(1) === after.slice(1) ? "number" : "color";
}

/** Where in a row of boxes something dropped at `x` belongs. */
export function dropPlace(x: number, middles: number[]): number {
  return middles.filter((middle) => middle < x).length;
}
