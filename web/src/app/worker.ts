import { recall } from "../lib/store";

/** Keeps the client in this browser, so that it opens without a network. */
export async function keepClient(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  // A browser that may not keep anything plays all the same.
  await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined);
}

/** The client, and for those who have played without a network the engine, too: both in their new versions. */
export async function keep(): Promise<void> {
  await keepClient();
  if (recall("offline-wanted", false))
    await (await import("../offline/kept")).refresh().catch(() => undefined);
}
