/** The outcomes of a record, one after the other, each recomputed from the key before it is believed. */

import type { Chance, Step } from "./chain";
import type { Fair } from "./fair";
import { Troubled, type About } from "./trouble";

export interface Checked {
  label: string;
  kind: string;
  line: number;
  moment: number;
  /** What came, as the record writes it. */
  is: string[];
  /** False where the record alone does not tell what it was drawn from. */
  recomputed: boolean;
}

export class Checker {
  readonly done: Checked[] = [];
  private fair: Fair;
  private counters = new Map<string, number>();
  private coming: Chance[] = [];
  private line = 1;
  private moment = 0;

  constructor(fair: Fair) {
    this.fair = fair;
  }

  /** What goes wrong from here on belongs to this step. */
  begin(step: Step, moment: number): void {
    this.coming = [...step.outcomes];
    this.line = step.line;
    this.moment = moment;
  }

  /** Every outcome of the step must have been asked for. */
  finish(): void {
    const spare = this.coming[0];
    if (spare) throw new Troubled("chance-unused", spare.line, { label: spare.label }, this.moment);
  }

  trouble(code: string, about: About = {}): Troubled {
    return new Troubled(code, this.line, about, this.moment);
  }

  /** The kind of the outcome that comes next in the record. */
  get next(): string | null {
    return this.coming[0]?.label.split("/")[0] ?? null;
  }

  /** The values of the outcome that comes next, as the record has them. */
  get nextIs(): string[] {
    return this.coming[0]?.is ?? [];
  }

  shuffle(items: string[], kind = "shuffle"): string[] {
    return this.same(kind, items.length, (label) => this.fair.shuffle(label, items));
  }

  sample(kind: string, items: string[], count: number): string[] {
    if (count > items.length) throw this.trouble("too-few", { label: this.label(kind) });
    return this.same(kind, count, (label) => this.fair.sample(label, items, count));
  }

  throw(kind: string, dice: readonly (readonly string[])[]): string[] {
    return this.same(kind, dice.length, (label) => this.fair.throw(label, dice));
  }

  /** Takes the record's word: nothing here tells what it was drawn from. */
  believe(kind: string): string[] {
    return this.take(kind, this.nextIs.length, false).is;
  }

  private label(kind: string): string {
    return `${kind}/${this.counters.get(kind) ?? 0}`;
  }

  private same(kind: string, count: number, compute: (label: string) => string[]): string[] {
    const { label, is, line } = this.take(kind, count, true);
    const computed = compute(label);
    const place = computed.findIndex((value, at) => value !== is[at]);
    if (place < 0) return computed;
    const about = { label, place: place + 1, written: is[place]!, computed: computed[place]! };
    this.done.pop();
    throw new Troubled("differs", line, about, this.moment);
  }

  private take(kind: string, count: number, recomputed: boolean): Chance {
    const label = this.label(kind);
    const found = this.coming.shift();
    if (!found) throw new Troubled("chance-missing", this.line + 1, { label }, this.moment);
    this.line = found.line;
    if (found.label !== label || found.is.length !== count) {
      throw new Troubled("chance-wrong", found.line, { label, found: found.label }, this.moment);
    }
    this.counters.set(kind, (this.counters.get(kind) ?? 0) + 1);
    this.done.push({ label, kind, line: found.line, moment: this.moment, is: found.is, recomputed });
    return found;
  }
}
