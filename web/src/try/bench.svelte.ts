/** A position that one tries moves on: where it began, what was tried, and how it stands. */
import { post } from "../lib/api";
import type { Tried, TriedEvent, TriedPosition, TriedRefusal, PositionProblem } from "../lib/http";
import { RefusalError } from "../lib/refusal";

/** Something that was tried: a move, and what it brought about, or why it may not be made. */
export interface Attempt {
  seat: number;
  move: string;
  /** As a person says it, where it was one of the legal moves. */
  label: string | null;
  events: TriedEvent[];
  refused: TriedRefusal | null;
  /** How it stood before it. */
  before: TriedPosition;
}

type Ask = (position: string, moves: { seat: number; move: string }[]) => Promise<Tried>;

const onServer: Ask = (position, moves) => post<Tried>("/api/try", { position, moves });

export class Bench {
  /** The text that it began with. */
  text = $state("");
  position = $state.raw<TriedPosition | null>(null);
  began = $state.raw<TriedEvent[]>([]);
  attempts = $state.raw<Attempt[]>([]);
  problem = $state.raw<PositionProblem | null>(null);
  /** Why nothing came of it at all: no server, too much asked. */
  failure = $state.raw<string | null>(null);
  busy = $state(false);
  readonly #ask: Ask;

  constructor(ask: Ask = onServer) {
    this.#ask = ask;
  }

  /** The moves that were made, without those that were refused. */
  get made(): Attempt[] {
    return this.attempts.filter(({ refused }) => refused === null);
  }

  get last(): Attempt | null {
    return this.attempts.at(-1) ?? null;
  }

  /** Begin with this position, and these moves on it; one that cannot be set up leaves everything as it was. */
  async begin(text: string, moves: readonly { name: string; move: string }[] = []): Promise<boolean> {
    const tried = await this.#asked(text, []);
    if (!tried) return false;
    this.problem = tried.problem;
    if (!this.position) this.text = text;
    if (!tried.position) return false;
    [this.text, this.position, this.began, this.attempts] = [text, tried.position, tried.began, []];
    for (const { name, move } of moves) {
      const seat = tried.position.players.indexOf(name);
      if (seat < 0 || !(await this.try(seat, move))) break;
    }
    return true;
  }

  /** Try a move; whether it could be made. */
  async try(seat: number, move: string): Promise<boolean> {
    const before = this.position;
    if (!before) return false;
    const tried = await this.#asked(before.text, [{ seat, move }]);
    if (!tried) return false;
    const label = before.moves.find((one) => one.seat === seat && one.move === move)?.label ?? null;
    const attempt = { seat, move, label, events: tried.steps[0] ?? [], refused: tried.refused, before };
    this.attempts = [...this.attempts, attempt];
    if (tried.refused === null) this.position = tried.position ?? before;
    return tried.refused === null;
  }

  /** Take back what was tried last. */
  undo(): void {
    const last = this.last;
    if (!last || this.busy) return;
    this.position = last.before;
    this.attempts = this.attempts.slice(0, -1);
  }

  again(): void {
    const first = this.attempts[0];
    if (!first || this.busy) return;
    this.position = first.before;
    this.attempts = [];
  }

  async #asked(text: string, moves: { seat: number; move: string }[]): Promise<Tried | null> {
    if (this.busy) return null;
    this.busy = true;
    this.failure = null;
    try {
      return await this.#ask(text, moves);
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      this.failure = error.refusal.message;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
