/**
 * The service worker, built as /sw.js: the client opens without a network.
 *
 * A page comes from the network as long as there is one, and from what is kept here when there is none. A version keeps
 * all files of its own, so a game that has begun goes on with the client it began with; the next version waits until
 * no page of this one is open.
 */
/// <reference lib="webworker" />

/** Written in by vite.config.ts. */
declare const __SHELL__: string[];
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = "lastcard-";
const SHELL = `${PREFIX}${__VERSION__}`;
/** Large, and with versions in their paths: they outlive a version of the client. */
const LARGE = `${PREFIX}offline`;
/** The client lies beside this file. */
const BASE = new URL("./", worker.location.href);
const PAGE = at("index.html");
/** Tables, records, sockets: the truth is on the server alone. */
const NEVER_TOUCHED = at("api/");
/** What is large and not everybody needs is kept from the first time that it is asked for. */
const KEPT_AT_FIRST_USE = at("offline/");
/** Milliseconds after which a network that says nothing counts as none. */
const PATIENCE = 4000;

worker.addEventListener("install", (event) => event.waitUntil(keepShell()));

worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(BASE.href)) return;
  if (request.url.startsWith(NEVER_TOUCHED)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (request.url.startsWith(KEPT_AT_FIRST_USE)) event.respondWith(keptAtFirstUse(event));
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

function at(name: string): string {
  return new URL(name, BASE).href;
}

async function keepShell(): Promise<void> {
  const shell = await caches.open(SHELL);
  await Promise.all(
    __SHELL__.map(async (name) => {
      // Names with a hash: what an earlier version has under one is the same file.
      const same = name.startsWith("assets/") ? await caches.match(at(name)) : undefined;
      await shell.put(at(name), same ?? (await loaded(name)));
    }),
  );
}

async function loaded(name: string): Promise<Response> {
  const fresh = name.startsWith("assets/") ? "default" : "no-cache";
  const answer = await fetch(at(name), { cache: fresh, priority: "low" });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== SHELL && name !== LARGE,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const answer = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const first = await Promise.race([answer.catch(() => undefined), late]);
  return first ?? (await caches.match(PAGE)) ?? answer;
}

async function keptAtFirstUse(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const large = await caches.open(LARGE);
  const kept = await large.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // Whoever shows how far it is sees every part of it come.
  if (answer.status === 200) event.waitUntil(large.put(request, answer.clone()));
  return answer;
}
