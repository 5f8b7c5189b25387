/**
 * Plays without a server: the same engine, in Python, in a worker. What comes of a call is kept first and told then;
 * one call is carried out after the other.
 */
/// <reference lib="webworker" />
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { PyodideAPI } from "pyodide";
import { FILES, LOCK } from "virtual:offline";
import { forget, keep, type Kept, lines } from "./store";
import type { Answer, Asked, Told } from "./talk";

/** lastcard.browser.device.Device; all texts are JSON. */
interface Device {
  knows(code: string): boolean;
  open(lines: string): string;
  join(code: string, link: number, hello: string): string;
  hear(link: number, message: string): string;
  part(link: number): string;
  ring(code: string): string;
  ponder(): string;
  call(path: string, language: string, body: string): string;
  lose(): void;
}

interface Outcome {
  keep: Kept[];
  send: [link: number, message: string][];
  rings: Record<string, number | null>;
  closed: string[];
  thinks: boolean;
  answer: Answer | null;
}

const PACKAGES = "/lib/python3.14/site-packages";
const BEGIN = `
from lastcard.browser.device import Device, stretched
from lastcard.browser.words import Words

lambda bundle, key: Device(lambda language: Words(language, bundle), stretched(bytes.fromhex(key)))
`;
const worker = self as unknown as DedicatedWorkerGlobalScope;
/** Beside the folder of this file. */
const folder = new URL("../offline/", worker.location.href);
const alarms = new Map<string, ReturnType<typeof setTimeout>>();
const links = new Map<number, string>();
let device: Device | undefined;
let turn: Promise<void> = Promise.resolve();

function tell(told: Told): void {
  worker.postMessage(told);
}

worker.onmessage = ({ data }: MessageEvent<Asked>) => inTurn(() => answer(data));

/** One thing after the other; what fails takes everybody back to what was kept. */
function inTurn(work: () => Promise<void>): void {
  turn = turn.then(work).catch((error: unknown) => {
    console.error(error);
    if (!device) tell({ is: "failed", reason: String(error) });
    else lose(device);
  });
}

function lose(device: Device): void {
  device.lose();
  for (const alarm of alarms.values()) clearTimeout(alarm);
  alarms.clear();
  links.clear();
  tell({ is: "lost" });
}

async function answer(asked: Asked): Promise<void> {
  if (asked.do === "start") {
    device = await started(asked.entropy);
    tell({ is: "ready" });
    return;
  }
  if (!device) throw new Error("not started");
  const { answer } = await carriedOut(device, asked);
  if (asked.do === "call" && answer) tell({ is: "answer", id: asked.id, answer });
}

async function carriedOut(device: Device, asked: Exclude<Asked, { do: "start" }>): Promise<Partial<Outcome>> {
  switch (asked.do) {
    case "call":
      return await done(device, device.call(asked.path, asked.language, asked.body));
    case "join":
      return await join(device, asked);
    case "hear":
      return links.has(asked.link) ? await done(device, device.hear(asked.link, asked.message)) : {};
    case "part":
      return links.delete(asked.link) ? await done(device, device.part(asked.link)) : {};
  }
}

async function join(device: Device, asked: Asked & { do: "join" }): Promise<Partial<Outcome>> {
  if (!device.knows(asked.code)) {
    const journal = await lines(asked.code);
    if (journal.length === 0) {
      tell({ is: "missing", link: asked.link });
      return {};
    }
    await done(device, device.open(JSON.stringify(journal)));
  }
  links.set(asked.link, asked.code);
  return await done(device, device.join(asked.code, asked.link, asked.hello));
}

/** Carry out what came of a call: keep, tell, and be back in time. */
async function done(device: Device, text: string): Promise<Outcome> {
  const outcome = JSON.parse(text) as Outcome;
  await keep(outcome.keep);
  for (const [link, message] of outcome.send) tell({ is: "message", link, message });
  for (const [code, wait] of Object.entries(outcome.rings)) setAlarm(device, code, wait);
  for (const code of outcome.closed) await forget(code);
  if (outcome.thinks) {
    setTimeout(() =>
      inTurn(async () => {
        await done(device, device.ponder());
      }),
    );
  }
  return outcome;
}

function setAlarm(device: Device, code: string, wait: number | null): void {
  clearTimeout(alarms.get(code));
  alarms.delete(code);
  if (wait === null) return;
  const ring = async (): Promise<void> => {
    // What came before it may have set it anew.
    if (alarms.get(code) !== alarm) return;
    alarms.delete(code);
    await done(device, device.ring(code));
  };
  const alarm = setTimeout(() => inTurn(ring), wait);
  alarms.set(code, alarm);
}

// Python

async function started(entropy: string): Promise<Device> {
  const engine = await loaded();
  const address = new URL(file("pyodide.mjs"), folder);
  const { loadPyodide } = (await import(/* @vite-ignore */ address.href)) as {
    loadPyodide(options: object): Promise<PyodideAPI>;
  };
  const indexURL = new URL(".", address).href;
  const python = await loadPyodide({ indexURL, lockFileContents: LOCK, packageBaseUrl: indexURL });
  python.unpackArchive(engine, "zip", { extractDir: PACKAGES });
  const begin = python.runPython(BEGIN) as (bundle: (language: string) => Bundle, key: string) => Device;
  return begin((language) => new Bundle(language), entropy);
}

function file(name: string): string {
  const found = FILES.find(({ path }) => path.includes(name));
  if (!found) throw new Error(`no ${name}`);
  return found.path;
}

/** Bring everything here, and say how far that is; Python then finds its own files where they are kept. */
async function loaded(): Promise<ArrayBuffer> {
  const of = FILES.reduce((sum, { size }) => sum + size, 0);
  let bytes = 0;
  let engine: ArrayBuffer | undefined;
  for (const { path } of FILES) {
    const response = await fetch(new URL(path, folder));
    if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        tell({ is: "loading", bytes: Math.min(bytes, of), of });
        controller.enqueue(chunk);
      },
    });
    const content = await new Response(response.body.pipeThrough(counted)).arrayBuffer();
    if (path === file("engine")) engine = content;
  }
  if (!engine) throw new Error("no engine");
  return engine;
}

/** Refusals are put into words by the library that the client has for its own. */
class Bundle {
  readonly #bundle: FluentBundle;

  constructor(language: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  add(text: string): void {
    this.#bundle.addResource(new FluentResource(text));
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  text(key: string, about: string): string {
    const pattern = this.#pattern(key);
    if (pattern === null) throw new Error(`no message ${key}`);
    return this.#bundle.formatPattern(pattern, JSON.parse(about) as Record<string, FluentVariable>);
  }

  #pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}
