/** The keyboard's place at the table: what is played, answered or put away takes the focus with it. */

import type { Attachment } from "svelte/attachments";

/** Where something that had the focus is taken away and nothing else takes it, `next` says where it goes. */
export function keepsFocus(next: () => void): Attachment<HTMLElement> {
  return (root) => {
    let last: Element | null = null;
    const remember = (event: FocusEvent): void => {
      last = event.target instanceof Element ? event.target : null;
    };
    const look = (): void => {
      if (last === null || document.activeElement !== document.body || isThere(last)) return;
      last = null;
      next();
    };
    const watch = new MutationObserver(look);
    root.addEventListener("focusin", remember);
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      root.removeEventListener("focusin", remember);
      watch.disconnect();
    };
  };
}

/** Still on the page and of use; then the focus was taken elsewhere on purpose. */
function isThere(element: Element): boolean {
  return element.isConnected && !element.matches(":disabled");
}
