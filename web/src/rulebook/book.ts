/** The rulebook page of an edition: which editions have one, how it is asked for, and how its blocks are laid out. */
import { get } from "../lib/api";
import type { Block, Book } from "../lib/http";
import { EDITIONS, type EditionName, type Language } from "../lib/wire";

/** The editions that people can buy, and so have a leaflet. */
export const LEAFLETS: readonly EditionName[] = ["usa", "hp", "jackpot", "dice"];

const books = new Map<string, Book>();

/** The page of an edition; once asked for it is there at once, so that who comes back is where they were. */
export async function bookOf(language: Language, edition: EditionName): Promise<Book> {
  const path = `/api/book/${language}/${edition}`;
  const book = books.get(path) ?? (await get<Book>(path));
  books.set(path, book);
  return book;
}

/** The edition that is shown after this one. */
export function nextEdition(edition: EditionName): EditionName {
  return EDITIONS[(EDITIONS.indexOf(edition) + 1) % EDITIONS.length] ?? edition;
}

/** An edition that an address names; null for anything else. */
export function editionIn(search: string): EditionName | null {
  const wanted = new URLSearchParams(search).get("edition");
  return EDITIONS.find((name) => name === wanted) ?? null;
}

/** Blocks of one kind that follow one another: paragraphs, the items of a list, the steps of an example. */
export interface Run {
  kind: Block["kind"];
  blocks: Block[];
}

export function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (last?.kind === block.kind) last.blocks.push(block);
    else runs.push({ kind: block.kind, blocks: [block] });
  }
  return runs;
}

/** Where a block can be linked to: its section, and its number in it. */
export function placeOf(section: string, block: number): string {
  return `${section}-${block + 1}`;
}
