/** The rulebook page of an edition: which editions have a leaflet, and how its blocks are laid out. */
import { SPINS } from "../lib/facts";
import type { Block } from "../lib/http";
import { EDITIONS, type EditionName } from "../lib/wire";

/** The editions that people can buy, and so have a leaflet; of the others everything is a ruling of ours. */
export const LEAFLETS: readonly EditionName[] = ["usa", "hp", "jackpot", "dice"];

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

/** Where the lever stops, in a block about that (JACK.any and its neighbours). */
export function spinOf(block: Block): (typeof SPINS)[number] | null {
  const [chapter, name] = block.sentences[0]?.rules[0]?.split(".") ?? [];
  if (block.kind !== "item") return null;
  return (chapter === "JACK" && SPINS.find((spin) => spin === name)) || null;
}

/** Whether a block is about the boards of the dice game, one of which is drawn beside it. */
export function isAboutBoards(block: Block): boolean {
  return block.kind === "item" && block.sentences[0]?.rules[0] === "DICE.parts";
}

/** Whether there is something to see beside a block. */
export function isPictured(block: Block): boolean {
  return block.cards.length > 0 || spinOf(block) !== null || isAboutBoards(block);
}

/** The spaces of a board (DICE.parts). */
export const BLANK_SPACES = 20;
export const EXTRA_SPACES = 8;
