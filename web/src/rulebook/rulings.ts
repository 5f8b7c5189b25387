/** The index of rulings: what Lastcard decided where the leaflets leave something open, by chapter. */
import { CHAPTERS, type Entry, type Passage } from "../pages/rules";
import type { EditionName } from "../lib/wire";

export interface Ruling {
  id: string;
  /** What the leaflet says of it, which it is read with. */
  book: Passage[];
  /** How we play it. */
  ours: Passage[];
  /** The other reading that was possible. */
  other: string | null;
}

/** House rules are read from no leaflet: all of them are ours. */
const LEFT_OUT = "HOUSE";

/** What of a rule is a ruling, in one edition or in any; null where nothing is. */
export function rulingOf(entry: Entry, edition: EditionName | "all"): Ruling | null {
  if (edition !== "all" && !entry.editions.includes(edition)) return null;
  const said = entry.passages.filter(
    ({ editions }) => edition === "all" || editions.length === 0 || editions.includes(edition),
  );
  const ours = said.filter(({ source }) => source === "ruling");
  if (ours.length === 0) return null;
  return { id: entry.id, book: said.filter(({ source }) => source === "book"), ours, other: entry.other };
}

export function rulingsByChapter(
  entries: readonly Entry[],
  edition: EditionName | "all",
): { chapter: string; rulings: Ruling[] }[] {
  return CHAPTERS.filter((chapter) => chapter !== LEFT_OUT)
    .map((chapter) => ({
      chapter,
      rulings: entries
        .filter((entry) => entry.chapter === chapter)
        .flatMap((entry) => rulingOf(entry, edition) ?? []),
    }))
    .filter(({ rulings }) => rulings.length > 0);
}
