/** Leads through a lesson: which sentence is told now, what it waits for, and what is asked to be tried first. */

import { STEPS, type Step } from "../lib/lessons";
import type { Guide, Session } from "../lib/session.svelte";
import { recall, remember } from "../lib/store";
import type { GameEvent, LessonName } from "../lib/wire";
import { word } from "../play/acting.svelte";
import { type Situation, holds, subject } from "./situation";

/** How far a lesson has come, so that a page that is loaded again goes on there. */
interface Progress {
  table: string;
  /** Steps that have been told, by their places. */
  told: number[];
  /** The learner plays as they like: steps are told when they fit. */
  free: boolean;
  skipped: boolean;
}

const MEMORY = "lesson";

export class LessonGuide implements Guide {
  readonly steps: readonly Step[];
  /** The place of the step that is told now. */
  at = $state.raw<number | null>(null);
  /** The player that it speaks of. */
  about = $state.raw<number | null>(null);
  /** Another move was asked to be tried first. */
  nudging = $state(false);
  told = $state.raw<readonly number[]>([]);
  skipped = $state(false);
  free = $state(false);

  /** The thing that is spoken of. */
  anchor: HTMLElement | null = null;

  readonly #session: Session;
  #events: readonly GameEvent[] = [];
  #resume: (() => void) | null = null;
  /** Counts what happened: a sentence that is overtaken is not waited for. */
  #turn = 0;

  constructor(session: Session, lesson: LessonName) {
    this.#session = session;
    this.steps = STEPS[lesson];
    const kept = recall<Progress | null>(MEMORY, null);
    if (kept?.table !== session.code) return;
    this.told = kept.told;
    this.free = kept.free;
    this.skipped = kept.skipped;
  }

  get step(): Step | null {
    return this.at === null ? null : (this.steps[this.at] ?? null);
  }

  /** Whether the learner only has to read on. */
  get reading(): boolean {
    return this.step !== null && !isTask(this.step) && !this.step.early;
  }

  get situation(): Situation | null {
    const { you, view, choices } = this.#session;
    return you === null || view === null ? null : { me: you, view, choices, events: this.#events };
  }

  /** Something is about to be shown, of which a step may speak meanwhile. */
  begins(events: readonly GameEvent[]): void {
    this.#events = events;
    // What others say meanwhile does not answer what the learner is asked.
    if (events.some(([, seat]) => seat === this.#session.you)) this.#drop();
    const early = this.#find((step) => step.early === true);
    if (early !== null) this.#tell(early);
  }

  /** Something was shown: tell what fits, and wait while the learner reads. */
  async happened(events: readonly GameEvent[]): Promise<void> {
    this.#events = events;
    const turn = (this.#turn += 1);
    const now = this.situation;
    if (this.step && isTask(this.step) && now && holds(this.step.when ?? {}, now)) return;
    this.#drop();
    for (let next = this.#find(isUsual); next !== null; next = this.#find(isUsual)) {
      this.#tell(next);
      if (!this.reading) return;
      await new Promise<void>((resolve) => (this.#resume = resolve));
      if (turn !== this.#turn) return;
      this.#drop();
    }
  }

  /** Whether a move goes through. One that leaves the path does when it is tried a second time. */
  lets(move: string): boolean {
    const task = this.#task();
    const aside = move === "uno";
    if (task !== null && !aside && !this.#isExpected(task, move)) {
      if (!this.nudging && !this.free) {
        this.#tell(this.steps.indexOf(task));
        this.nudging = true;
        return false;
      }
      this.free = true;
      this.#keep();
    }
    this.read();
    return true;
  }

  /** The learner has read the sentence. */
  read(): void {
    this.#resume?.();
    this.#resume = null;
  }

  /** No more sentences; the game goes on. */
  skip(): void {
    this.skipped = true;
    this.at = null;
    this.#keep();
    this.read();
  }

  /** What the learner is to do: it is told now, or would be after what is being read. */
  #task(): Step | null {
    if (this.step && isTask(this.step)) return this.step;
    const next = this.#find(isTask);
    return next === null ? null : (this.steps[next] ?? null);
  }

  #isExpected(task: Step, move: string): boolean {
    const names = this.#session.names.map(word);
    const moves = (task.moves ?? []).map((text) =>
      text.replace(/\{(\d)\}/g, (_, seat: string) => names[Number(seat)] ?? ""),
    );
    return moves.includes(move);
  }

  /** The first step that has not been told and fits. On the path no task is passed over. */
  #find(wanted: (step: Step) => boolean): number | null {
    const now = this.situation;
    if (this.skipped || now === null) return null;
    for (const [place, step] of this.steps.entries()) {
      if (this.told.includes(place) || (this.free && step.path)) continue;
      if (wanted(step) && holds(step.when ?? {}, now)) return place;
      if (isTask(step) && !this.free) return null;
    }
    return null;
  }

  #tell(place: number): void {
    const now = this.situation;
    this.at = place;
    this.about = now && subject(this.steps[place]?.when ?? {}, now);
  }

  /** What was told is told once. */
  #drop(): void {
    this.nudging = false;
    if (this.at === null) return;
    // On the path, what did not come up before it will not come any more.
    const passed = this.free ? [this.at] : this.steps.slice(0, this.at + 1).map((_, place) => place);
    this.told = [...this.told, ...passed.filter((place) => !this.told.includes(place))];
    this.at = null;
    this.#keep();
  }

  #keep(): void {
    const { told, free, skipped } = this;
    remember(MEMORY, { table: this.#session.code, told: [...told], free, skipped } satisfies Progress);
  }
}

function isTask(step: Step): boolean {
  return (step.moves ?? []).length > 0;
}

function isUsual(step: Step): boolean {
  return !step.early;
}
