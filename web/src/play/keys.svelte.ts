/** Single keys that act on the table; some people cannot use them, so they can be switched off. */

import { recall, remember } from "../lib/store";

let on = $state(recall("keys", true));

export const keys = {
  get on(): boolean {
    return on;
  },
  set on(value: boolean) {
    on = value;
    remember("keys", value);
  },
};

/** The key that was meant for the table, or null: not with modifiers, not while typing or in a modal dialogue. */
export function keyOf(event: KeyboardEvent): string | null {
  if (!on || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
    return null;
  const { target } = event;
  if (target instanceof Element && target.closest("input, textarea, select, dialog[open]")) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : null;
}
