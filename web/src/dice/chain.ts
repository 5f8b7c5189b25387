/**
 * Dice in a row. Whether a row is a chain is for the server to say; here it is only put together. `faces` has
 * the face in each slot of the tray.
 */

export const STAR = "*";

/** A place in a chain: a die, or the two wild halves that make one star (DICE.wild). */
export interface Link {
  face: string;
  slots: number[];
}

export type Tie = "number" | "color" | "wild";

/** The slots whose dice lie in no link. */
export function free(faces: string[], chain: Link[]): number[] {
  const used = new Set(chain.flatMap((link) => link.slots));
  return faces.map((_, slot) => slot).filter((slot) => !used.has(slot));
}

/** The link a die makes; a wild half takes the next free half with it, and stays alone where there is none. */
export function linkOf(slot: number, faces: string[], chain: Link[]): Link {
  const face = faces[slot] ?? "";
  if (face !== STAR) return { face, slots: [slot] };
  const partner = free(faces, chain).find((other) => other !== slot && faces[other] === STAR);
  return { face, slots: partner === undefined ? [slot] : [slot, partner] };
}

/** The links of a chain told by its faces; what the dice do not show is left out. */
export function linksOf(told: string[], faces: string[]): Link[] {
  const chain: Link[] = [];
  for (const face of told) {
    const slot = free(faces, chain).find((other) => faces[other] === face);
    if (slot !== undefined) chain.push(linkOf(slot, faces, chain));
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

export function rerollMove(slots: number[], faces: string[]): string {
  return ["reroll", ...slots.map((slot) => faces[slot])].join(" ");
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
