/**
 * Where the dice lie, and which of them are rolled again. A slot of the tray is what a person touches; which
 * of the server's dice lies in it is only known here. Of dice that show the same face the server rolls the
 * first (DICE.reroll): as they look alike, they change slots, so that the dice that a person leaves are
 * those that roll.
 */

import { type Link, free } from "./chain";

/** The face in each slot. */
export function facesOf(slots: number[], dice: string[]): string[] {
  return slots.map((die) => dice[die]).filter((face) => face !== undefined);
}

/** The slots that are rolled again: what is neither in the chain nor kept. */
export function unused(faces: string[], chain: Link[], kept: number[]): number[] {
  return free(faces, chain).filter((slot) => !kept.includes(slot));
}

/**
 * The slots in which these faces are rolled again: unused ones first, so that for one's own reroll they are
 * the very dice that were left; where somebody else decided, then kept ones and those of the chain.
 */
export function rolledSlots(named: string[], faces: string[], chain: Link[], kept: number[]): number[] {
  const first = unused(faces, chain, kept);
  const then = kept.filter((slot) => !first.includes(slot));
  const order = [...first, ...then, ...faces.map((_, slot) => slot)];
  const rolled: number[] = [];
  for (const face of named) {
    const slot = order.find((one) => faces[one] === face && !rolled.includes(one));
    if (slot !== undefined) rolled.push(slot);
  }
  return rolled.sort((one, other) => one - other);
}

/** The slots after dice of the same face have changed places: the first of them lie where it is rolled. */
export function exchanged(slots: number[], rolled: number[], faces: string[]): number[] {
  const after = [...slots];
  for (const face of new Set(rolled.map((slot) => faces[slot]))) {
    const alike = faces.map((_, slot) => slot).filter((slot) => faces[slot] === face);
    const dice = alike.map((slot) => slots[slot]!).sort((one, other) => one - other);
    const order = [
      ...alike.filter((slot) => rolled.includes(slot)),
      ...alike.filter((slot) => !rolled.includes(slot)),
    ];
    order.forEach((slot, index) => (after[slot] = dice[index]!));
  }
  return after;
}

/** The dice that roll when these faces are named, as the server finds them. */
export function placesOf(faces: string[], dice: string[]): number[] {
  const left: (string | null)[] = [...dice];
  const places: number[] = [];
  for (const face of faces) {
    const place = left.indexOf(face);
    if (place >= 0) {
      left[place] = null;
      places.push(place);
    }
  }
  return places.sort((one, other) => one - other);
}
