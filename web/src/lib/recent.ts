/** The table one sat at last, to find the way back to it. */
import { recall, remember } from "./store";
import type { EditionName } from "./wire";

export interface Recent {
  code: string;
  edition: EditionName;
  when: number;
}

const HOURS = 12;

export function recentTable(): Recent | null {
  const kept = recall<Recent | null>("recent", null);
  return kept && Date.now() - kept.when < HOURS * 3_600_000 ? kept : null;
}

export function rememberTable(code: string, edition: EditionName): void {
  remember("recent", { code, edition, when: Date.now() });
}

export function forgetTable(code: string): void {
  if (recentTable()?.code === code) remember("recent", null);
}
