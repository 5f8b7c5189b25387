/** HTTP with the server: JSON both ways, refusals as RefusalError. */
import type { Problem } from "./http";
import { i18n, t } from "./i18n.svelte";
import { RefusalError } from "./refusal";
import type { Refusal } from "./types";

const TIME_LIMIT = 15_000;

export async function get<T>(path: string): Promise<T> {
  return await call<T>(path, { method: "GET" });
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return await call<T>(path, { method: "POST", headers, body: JSON.stringify(body) });
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
    throw new RefusalError({ code: "offline", rule: null, message: t("web-offline") });
  } finally {
    clearTimeout(timer);
  }
}

function problem(body: unknown, status: number): Refusal {
  const { code, rule, message } = (body ?? {}) as Partial<Problem>;
  if (typeof message === "string" && message) {
    return { code: code ?? `http-${status}`, rule: rule ?? null, message };
  }
  return { code: `http-${status}`, rule: null, message: t("web-failed") };
}
