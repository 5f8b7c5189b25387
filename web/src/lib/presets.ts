/** Ways to play that people have given a name: as the browser keeps them, and as a link carries them to a friend. */
import type { EditionInfo, OptionInfo } from "./http";
import { type Chosen, isValue } from "./house";
import type { EditionName } from "./wire";

export interface OwnPreset {
  name: string;
  /** All that differs from the rulebook, the length of the match too. */
  options: Chosen;
}

export const LONGEST_PRESET_NAME = 30;
export const MOST_PRESETS = 24;
const LONGEST_LINK = 2000;
const MOST_UNREAD = 5;
const LONGEST_UNREAD = 40;

/** The parts of a link that are no options. */
const GAME = "game";
const NAME = "name";

/** A name on one line, without what cannot be seen; "" where nothing is left of it. */
export function tidyPresetName(text: string): string {
  const plain = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, " ").replace(/\s+/g, " ");
  return [...plain.trim()].slice(0, LONGEST_PRESET_NAME).join("").trim();
}

/** What the browser has kept, as far as it can be read: somebody may have written into its storage. */
export function readPresets(stored: unknown): OwnPreset[] {
  if (!Array.isArray(stored)) return [];
  const found = stored.flatMap((one: unknown): OwnPreset[] => {
    const { name, options } = (one ?? {}) as Record<string, unknown>;
    if (typeof name !== "string" || typeof options !== "object" || options === null) return [];
    const texts = Object.entries(options).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    const tidy = tidyPresetName(name);
    return tidy ? [{ name: tidy, options: Object.fromEntries(texts) }] : [];
  });
  return found
    .filter(({ name }, place) => found.findIndex((other) => other.name === name) === place)
    .slice(0, MOST_PRESETS);
}

/** Whether every rule of it can be had in this edition. */
export function isFor(options: Chosen, known: readonly OptionInfo[]): boolean {
  return Object.entries(options).every(([name, value]) =>
    known.some((option) => option.name === name && isValue(option, value)),
  );
}

/** Whether these are the same rules. */
export function sameRules(one: Chosen, other: Chosen): boolean {
  const text = (options: Chosen) =>
    Object.entries(options)
      .map((entry) => entry.join("="))
      .sort()
      .join("&");
  return text(one) === text(other);
}

/** The address of the form with these rules in it. */
export function rulesLink(edition: EditionName, name: string, options: Chosen): string {
  const parts = new URLSearchParams({ [GAME]: edition, ...(name ? { [NAME]: name } : {}), ...options });
  return `/new?${parts.toString()}`;
}

export interface LinkedRules {
  edition: EditionName;
  name: string;
  options: Record<string, string>;
  /** What it asks for and nobody here can give, shortened. */
  unread: string[];
}

/** The rules in a link, as far as they can be read; null where it has none. Anybody can have written it. */
export function readLink(search: string, editions: readonly EditionInfo[]): LinkedRules | null {
  const parts = [...new URLSearchParams(search.slice(0, LONGEST_LINK))];
  const [usual] = editions;
  if (parts.length === 0 || !usual) return null;
  const asked = new Map(parts.toReversed()).get(GAME);
  const edition = editions.find(({ name }) => name === asked) ?? usual;
  const options: Record<string, string> = {};
  const unread = new Set<string>();
  let name = "";
  for (const [part, value] of parts) {
    const option = edition.options.find((one) => one.name === part);
    if (part === NAME) name ||= tidyPresetName(value);
    else if (option && isValue(option, value)) options[part] ??= value;
    else if (part !== GAME || value !== edition.name) unread.add(shortened(`${part}=${value}`));
  }
  const differing = Object.entries(options).filter(([one, value]) => usualOf(edition, one) !== value);
  return {
    edition: edition.name,
    name,
    options: Object.fromEntries(differing),
    unread: [...unread].slice(0, MOST_UNREAD),
  };
}

function usualOf(edition: EditionInfo, name: string): string | undefined {
  return edition.options.find((option) => option.name === name)?.default;
}

function shortened(text: string): string {
  const letters = [...text.replace(/\p{C}/gu, "")];
  return letters.length > LONGEST_UNREAD ? `${letters.slice(0, LONGEST_UNREAD).join("")}…` : letters.join("");
}
