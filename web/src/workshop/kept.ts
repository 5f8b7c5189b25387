/** Decks that this browser keeps, as the text of their files. */

export interface KeptDeck {
  /** Of the edition: a deck that is kept again under its name takes the place of the older one. */
  name: string;
  title: string;
  toml: string;
}

export const MOST_KEPT = 24;

/** What the browser has kept, as far as it can be read: somebody may have written into its storage. */
export function readKept(stored: unknown): KeptDeck[] {
  if (!Array.isArray(stored)) return [];
  const found = stored.flatMap((one: unknown): KeptDeck[] => {
    const { name, title, toml } = (one ?? {}) as Record<string, unknown>;
    if (typeof name !== "string" || typeof title !== "string" || typeof toml !== "string") return [];
    return [{ name, title, toml }];
  });
  return found
    .filter(({ name }, place) => found.findIndex((other) => other.name === name) === place)
    .slice(0, MOST_KEPT);
}

/** With this deck at the front; the oldest goes where there are too many. */
export function withKept(kept: readonly KeptDeck[], deck: KeptDeck): KeptDeck[] {
  return [deck, ...kept.filter(({ name }) => name !== deck.name)].slice(0, MOST_KEPT);
}
