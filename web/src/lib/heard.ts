/** What is told of a table bit by bit, put together. */
import type { View } from "./types";
import type { Choices, Happened, Welcome } from "./wire";

/** What happened, with the whole view and the choices as they are afterwards. */
export type Heard = Omit<Happened, "view" | "choices"> & { view: View | null; choices: Choices | null };

/** Keeps what was told last: what is absent from a message stayed as it was. */
export class Ear {
  #view: View | null = null;
  #choices: Choices | null = null;

  greeted({ view, choices }: Welcome): void {
    this.#view = structuredClone(view);
    this.#choices = choices;
  }

  whole(happened: Happened): Heard {
    if (happened.view === null) this.#view = null;
    else if (happened.view !== undefined) this.#view = { ...this.#view, ...happened.view } as View;
    if (happened.choices !== undefined) this.#choices = happened.choices;
    // The view that is shown is changed step by step, and is another one than that which was told.
    return { ...happened, view: structuredClone(this.#view), choices: this.#choices };
  }
}
