/** What a card table with a lever shows beside the others, loaded together. */
export { default as Machine } from "./Machine.svelte";
export { default as Perform } from "./Perform.svelte";
export { default as UsedCards } from "./UsedCards.svelte";
