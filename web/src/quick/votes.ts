/** How many of the others have to vote somebody out: more than half of them; null where they are too few to vote. */
export function needed(others: number): number | null {
  return others < 2 ? null : Math.floor(others / 2) + 1;
}
