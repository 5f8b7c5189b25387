/** What a table has agreed on, beside what the rulebook says. */
import { editionsWith } from "./editions";
import { type Preset, chosenOf, differences, presetOf } from "./house";
import type { OptionInfo } from "./http";
import type { TableInfo } from "./wire";

type Agreed = Pick<TableInfo, "edition" | "deck" | "options">;

export class Agreement {
  /** The options of the edition; none until the server has told them. */
  known = $state.raw<OptionInfo[]>([]);
  readonly #table: () => Agreed;
  readonly #chosen = $derived.by(() => chosenOf(this.#table().options, this.known));

  /** To be made where a component is. */
  constructor(table: () => Agreed) {
    this.#table = table;
    $effect(() => {
      const { edition, deck } = table();
      editionsWith(deck).then(
        (all) => (this.known = all.find((one) => one.name === edition)?.options ?? []),
        () => undefined,
      );
    });
  }

  /** What differs from the rulebook, with its value. */
  get differing(): { option: OptionInfo; value: string }[] {
    const chosen = this.#chosen;
    return differences(chosen, this.known).map((option) => ({ option, value: chosen[option.name] ?? "" }));
  }

  get preset(): Preset | null {
    return presetOf(this.#chosen, this.known);
  }
}
