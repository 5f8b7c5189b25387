/** Asks for an analysis again and again until it is there; the server gives up when nobody asks. */
import { t } from "../lib/i18n.svelte";
import type { AnalysisInfo, Found } from "../lib/http";
import { RefusalError } from "../lib/refusal";
import { loadAnalysis } from "../replay/load";

const PAUSE = 900;

export class Asking {
  found = $state.raw<Found | null>(null);
  info = $state.raw<AnalysisInfo | null>(null);
  refused = $state<string | null>(null);
  working = $state(false);
  #run = 0;

  /** Begin with a match and a seat, or with another seat. */
  async begin(id: string, seat: number): Promise<void> {
    const run = ++this.#run;
    this.found = this.info = this.refused = null;
    this.working = true;
    try {
      while (this.found === null) {
        const info = await loadAnalysis(id, seat);
        if (run !== this.#run) return;
        this.info = info;
        this.found = info.found;
        if (this.found === null) await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (run !== this.#run) return;
      }
    } catch (error) {
      if (run === this.#run) this.refused = error instanceof RefusalError ? error.message : t("web-failed");
    }
    this.working = false;
  }

  stop(): void {
    this.#run += 1;
    this.working = false;
    this.info = null;
  }
}
