/** Addresses of the client: "/", "/new", "/t/CODE", "/cup/new", "/cup/CODE", "/cup/CODE/screen", "/rules", "/rules/ID", "/fair", "/workshop", "/profile", "/replay/ID". */

let path = $state(decode(location.pathname));

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
};

/** Go to an address of the client; a query or fragment may follow the path. */
export function go(address: string): void {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read at once, and gone
  const url = new URL(address, location.origin);
  if (url.href !== location.href) history.pushState(null, "", url);
  const moved = decode(url.pathname) !== path;
  path = decode(url.pathname);
  if (moved) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  path = decode(location.pathname);
});

/** Links inside the client are followed without loading the page again. */
export function follow(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.href);
}
