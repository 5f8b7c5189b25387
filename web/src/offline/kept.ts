/** What this browser keeps of the engine: the service worker puts it there, file by file. */
import { FILES } from "virtual:offline";

/** As in web/src/app/sw.ts. */
const CACHE = "lastcard-offline";

/** This file is in the folder of assets. Named apart, lest the build takes what follows for files of its own. */
const script = import.meta.url;
const addresses = FILES.map(({ path }) => new URL(`../offline/${path}`, script).href);

async function missing(): Promise<string[]> {
  if (!globalThis.caches) return addresses;
  const cache = await caches.open(CACHE);
  const found = await Promise.all(addresses.map((address) => cache.match(address)));
  return addresses.filter((_, at) => !found[at]);
}

/** Whether it can be started without a network. */
export async function isKept(): Promise<boolean> {
  return (await missing()).length === 0;
}

/** Bring what a new version of the client needs. */
export async function refresh(): Promise<void> {
  for (const address of await missing()) await fetch(address, { priority: "low" });
}

/** Forget what only earlier versions needed. */
export async function tidy(): Promise<void> {
  if (!globalThis.caches) return;
  const cache = await caches.open(CACHE);
  const old = (await cache.keys()).filter(({ url }) => !addresses.includes(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}
