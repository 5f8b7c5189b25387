/** What the page that is open puts into the bar at the top. */
import type { Snippet } from "svelte";

let content = $state.raw<Snippet | null>(null);

export const barContent = {
  get snippet(): Snippet | null {
    return content;
  },
};

/** In a component's script: `$effect(() => putIntoBar(snippet))`; taken out again when the component goes. */
export function putIntoBar(snippet: Snippet): () => void {
  content = snippet;
  return () => {
    if (content === snippet) content = null;
  };
}
