/** The order in which wilds are put down. */

/** Those picked first, as they were picked; then the others as they are held. */
export function inOrder(picked: string[], held: string[]): string[] {
  const left = [...held];
  for (const card of picked) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return [...picked, ...left];
}
