/** The rulebook page of an edition: which editions have one, and how its blocks are laid out. */
import type { Block } from "../lib/http";
import { EDITIONS, type EditionName } from "../lib/wire";

/** The editions that people can buy, and so have a leaflet. */
const LEAFLETS: readonly EditionName[] = ["usa", "hp", "jackpot", "dice"];

export function hasLeaflet(edition: EditionName): boolean {
  return LEAFLETS.includes(edition);
}

/** The edition that is shown after this one. */
export function nextEdition(edition: EditionName): EditionName {
  return EDITIONS[(EDITIONS.indexOf(edition) + 1) % EDITIONS.length] ?? edition;
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
