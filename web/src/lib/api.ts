/** HTTP with the server: JSON both ways, refusals as RefusalError. */
import type { Problem } from "./http";
import { STATIC } from "./here";
import { i18n, t } from "./i18n.svelte";
import { network } from "./network.svelte";
import { RefusalError } from "./refusal";
import type { Refusal } from "./types";

const TIME_LIMIT = 15_000;

export async function get<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
  return await asked<T>(path, { method: "GET", headers }, null);
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return await asked<T>(path, { method: "POST", headers, body: JSON.stringify(body) }, body);
}

/** Where no server can be reached, this device answers what it can. */
async function asked<T>(path: string, init: RequestInit, body: unknown): Promise<T> {
  try {
    if (STATIC) throw new RefusalError(offline());
    const answer = await call<T>(path, init);
    network.off = false;
    return answer;
  } catch (error) {
    if (!(error instanceof RefusalError) || error.refusal.code !== "offline") throw error;
    network.off = true;
    const { answer } = await import("../offline/device.svelte");
    return await answer<T>(path, body);
  }
}

async function call<T>(path: string, init: RequestInit): Promise<T> {
  const headers = { Accept: "application/json", "Accept-Language": i18n.language, ...init.headers };
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), TIME_LIMIT);
  try {
    const response = await fetch(path, { ...init, headers, signal: ending.signal });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok && body !== null) return body as T;
    throw new RefusalError(problem(body, response.status));
  } catch (error) {
    if (error instanceof RefusalError) throw error;
    throw new RefusalError(offline());
  } finally {
    clearTimeout(timer);
  }
}

function offline(): Refusal {
  return { code: "offline", rule: null, message: t("web-offline") };
}

function problem(body: unknown, status: number): Refusal {
  const { code, rule, message } = (body ?? {}) as Partial<Problem>;
  if (typeof message === "string" && message) {
    return { code: code ?? `http-${status}`, rule: rule ?? null, message };
  }
  return { code: `http-${status}`, rule: null, message: t("web-failed") };
}
