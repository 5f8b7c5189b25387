/** The bots of a record, asked again by the engine in this browser, which is loaded for it. */
import { answer } from "../offline/device.svelte";

/** What one level did in one seat. */
export interface Deeds {
  name: string;
  /** With its budget in playouts, as in `expert:20000`. */
  level: string;
  decisions: number;
  /** What it said and played out of turn. */
  calls: number;
  /** Why it was not checked; null when it was. */
  unchecked: string | null;
}

export interface BotsVerdict {
  deeds: Deeds[];
  /** The first move that is not what its bot does. */
  wrong: { line: number; message: string } | null;
}

/** As `lastcard.browser.checking` tells it. */
interface Progress extends BotsVerdict {
  moves: number;
  total: number;
  done: boolean;
}

/** Asks every bot again; rejects with a RefusalError where no engine can be had. */
export async function checkBots(record: string, progress: (share: number) => void): Promise<BotsVerdict> {
  let told = await answer<Progress>("/api/bots/check", { record });
  while (!told.done) {
    progress(told.moves / told.total);
    told = await answer<Progress>("/api/bots/check", { record: null });
  }
  return told;
}
