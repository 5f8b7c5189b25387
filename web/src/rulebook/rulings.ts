/** The index of rulings: what of the rules Lastcard decided, by chapter. */
import { CHAPTERS, type Entry, type Passage } from "../pages/rules";
import type { EditionName } from "../lib/wire";

export interface Ruling {
  id: string;
  /** How we play it. */
  passages: Passage[];
  /** The other reading that was possible, where the leaflet can be read at all. */
  other: string | null;
  editions: EditionName[];
}

/** What of a rule is a ruling, in one edition or in any; null where nothing is. */
export function rulingOf(entry: Entry, edition: EditionName | "all"): Ruling | null {
  if (edition !== "all" && !entry.editions.includes(edition)) return null;
  const passages = entry.passages.filter(
    ({ source, editions }) =>
      source === "ruling" && (edition === "all" || editions.length === 0 || editions.includes(edition)),
  );
  if (passages.length === 0) return null;
  const { id, other, editions } = entry;
  return { id, passages, other, editions };
}

export function rulingsByChapter(
  entries: readonly Entry[],
  edition: EditionName | "all",
): { chapter: string; rulings: Ruling[] }[] {
  return CHAPTERS.map((chapter) => ({
    chapter,
    rulings: entries
      .filter((entry) => entry.chapter === chapter)
      .flatMap((entry) => rulingOf(entry, edition) ?? []),
  })).filter(({ rulings }) => rulings.length > 0);
}
