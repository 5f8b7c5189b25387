/** A finished match, from the server or from this device. A player who sat there may see more, and shows it by the own secret. */

import { i18n, t } from "../lib/i18n.svelte";
import { isHere } from "../lib/here";
import { secret } from "../lib/player";
import { RefusalError } from "../lib/refusal";
import type { Refusal } from "../lib/types";
import type { AnalysisInfo, Replay } from "../lib/http";

async function ask(path: string): Promise<Response> {
  let response: Response;
  try {
    const headers = { "Accept-Language": i18n.language, "x-lastcard-secret": secret() };
    response = await fetch(path, { headers });
  } catch {
    throw new RefusalError({ code: "offline", rule: null, message: t("web-offline") });
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  const { code = `http-${response.status}`, rule = null, message = t("web-failed") } = body ?? {};
  throw new RefusalError({ code, rule, message });
}

const address = (id: string): string => `/api/records/${encodeURIComponent(id)}`;

/** Refusals that pass by themselves, and how long that takes. */
const PASSING = new Set(["too-many-requests", "replays-busy"]);
const PAUSE = 1500;
const TRIES = 20;

async function pageFrom(id: string, first: number): Promise<Replay> {
  return (await (await ask(`${address(id)}/moments?first=${first}`)).json()) as Replay;
}

/** A page after the first: a server that has just given one is worth waiting for. */
async function laterPage(id: string, first: number): Promise<Replay> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await pageFrom(id, first);
    } catch (error) {
      if (tries === TRIES || !(error instanceof RefusalError) || !PASSING.has(error.refusal.code))
        throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}

/** A match step by step, page after page: the first one is enough to begin with. */
export async function* replayPages(id: string): AsyncGenerator<Replay, void> {
  if (isHere(id)) {
    yield await (await import("../offline/replay")).replayHere(id);
    return;
  }
  let page = await pageFrom(id, 0);
  yield page;
  for (let next = page.moments.length; next < page.total && page.moments.length > 0;) {
    page = await laterPage(id, next);
    yield page;
    next += page.moments.length;
  }
}

/** The pages so far and the one after them, as one. */
export function joined(replay: Replay, { moments }: Replay): Replay {
  return { ...replay, moments: [...replay.moments, ...moments] };
}

/** The whole match, step by step. */
export async function loadReplay(id: string): Promise<Replay> {
  let whole: Replay | null = null;
  for await (const page of replayPages(id)) whole = whole ? joined(whole, page) : page;
  return whole!;
}

/** How far the analysis for a seat is; asking begins it. */
export async function loadAnalysis(id: string, seat: number): Promise<AnalysisInfo> {
  return (await (await ask(`${address(id)}/analysis?seat=${seat}`)).json()) as AnalysisInfo;
}

/** The record itself, as JSON Lines. */
export async function loadRecord(id: string): Promise<string> {
  if (isHere(id)) return (await (await import("../offline/replay")).recordHere(id)).text;
  return await (await ask(address(id))).text();
}

/** Gives a text to the person as a file. */
export function save(text: string, name: string, type = "application/jsonl"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
