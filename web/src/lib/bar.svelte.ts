/** What the page that is open puts into the bar at the top. */
import type { Snippet } from "svelte";

const RULES = "/rules";

let content = $state.raw<Snippet | null>(null);
let rules = $state(RULES);

export const barContent = {
  get snippet(): Snippet | null {
    return content;
  },
  /** Where the rules are of what is played on the page. */
  get rules(): string {
    return rules;
  },
};

/** In a component's script: `$effect(() => putIntoBar(snippet))`; taken out again when the component goes. */
export function putIntoBar(snippet: Snippet, about = RULES): () => void {
  content = snippet;
  rules = about;
  return () => {
    if (content !== snippet) return;
    content = null;
    rules = RULES;
  };
}
