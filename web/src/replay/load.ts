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

export async function loadReplay(id: string): Promise<Replay> {
  if (isHere(id)) return await (await import("../offline/replay")).replayHere(id);
  return (await (await ask(`${address(id)}/moments`)).json()) as Replay;
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
