/**
 * Which dice are rolled again. Of dice that show the same face the server takes the first
 * (DICE.reroll); as they look alike, the picked die and that first one change slots, so that
 * the die a player touches is the die that rolls.
 */

export interface Picked {
  /** The die that lies in each slot. */
  slots: number[];
  /** The dice to roll again. */
  dice: number[];
}

export function nothingPicked(count: number): Picked {
  return { slots: Array.from({ length: count }, (_, place) => place), dice: [] };
}

/** The die in this slot picked, or put back. */
export function toggled(picked: Picked, slot: number, faces: string[]): Picked {
  const touched = picked.slots[slot];
  if (touched === undefined) return picked;
  const alike = faces.map((_, place) => place).filter((place) => faces[place] === faces[touched]);
  const taken = alike.filter((place) => picked.dice.includes(place));
  if (picked.dice.includes(touched)) {
    const back = taken[taken.length - 1] ?? touched;
    return { slots: swapped(picked.slots, slot, back), dice: picked.dice.filter((place) => place !== back) };
  }
  const first = alike.find((place) => !taken.includes(place)) ?? touched;
  return { slots: swapped(picked.slots, slot, first), dice: [...picked.dice, first] };
}

/** The slots with this die lying in this slot. */
function swapped(slots: number[], slot: number, die: number): number[] {
  const other = slots.indexOf(die);
  const after = [...slots];
  after[other] = slots[slot]!;
  after[slot] = die;
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
