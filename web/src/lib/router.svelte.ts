/**
 * Addresses of the client: "/", "/new", "/t/CODE", "/t/CODE/screen", "/cup/new", "/cup/CODE", "/cup/CODE/screen", "/rules",
 * "/rules/ID", "/rules/EDITION", "/rules/EDITION/quick", "/rules/rulings", "/try", "/try/NAME", "/try/NAME/frame", "/fair",
 * "/ratings", "/workshop", "/profile", "/here", "/replay/ID".
 *
 * Where no server is behind the files there is only one page: there they stand after its `#`.
 */
import { STATIC } from "./here";

let path = $state(decode(address().pathname));

/** Where in the client we are. */
function address(): URL {
  return new URL(STATIC ? location.hash.slice(1) || "/" : location.href, location.origin);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const route = {
  get path(): string {
    return path;
  },
  /** What follows the path, as it is now. */
  get search(): string {
    return address().search;
  },
  get hash(): string {
    return address().hash;
  },
};

/** An address of the client as others can open it. */
export function linkTo(address: string): string {
  return STATIC ? `${location.href.replace(/#.*/, "")}#${address}` : location.origin + address;
}

/** Go to an address of the client; a query or fragment may follow the path. */
export function go(address: string): void {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read at once, and gone
  const url = new URL(address, location.origin);
  const link = linkTo(url.pathname + url.search + url.hash);
  if (link !== location.href) history.pushState(null, "", link);
  const moved = decode(url.pathname) !== path;
  path = decode(url.pathname);
  if (moved) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  path = decode(address().pathname);
});

/** Links inside the client are followed without loading the page again. */
export function follow(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (event.defaultPrevented || !link || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (STATIC && !relocated(link, event)) return;
  if (!plain || link.target) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.href);
}

/** Let a link lead to where its page is in files without a server; false when there is nothing more to do. */
function relocated(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const given = link.getAttribute("href") ?? "";
  if (given.startsWith("/")) link.href = linkTo(given);
  // Another page beside the files, which the browser goes to.
  if (link.pathname !== location.pathname) return false;
  const fragment = link.hash.slice(1);
  if (fragment.startsWith("/")) return true;
  // The fragment is the address of the page, and cannot be that of something on it.
  event.preventDefault();
  const aim = document.getElementById(fragment);
  aim?.scrollIntoView();
  aim?.focus({ preventScroll: true });
  return false;
}
