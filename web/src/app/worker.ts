/** Keeps the client in this browser, so that it opens without a network. Called when nobody waits for anything. */
export async function keepClient(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  // A browser that may not keep anything plays all the same.
  await navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
