/** Ways to play that are kept in this browser. */
import type { Chosen } from "./house";
import { MOST_PRESETS, type OwnPreset, readPresets } from "./presets";
import { recall, remember } from "./store";

let own = $state.raw(readPresets(recall<unknown>("presets", [])));

function set(next: readonly OwnPreset[]): void {
  own = next.slice(-MOST_PRESETS);
  remember("presets", own);
}

export const kept = {
  get presets(): readonly OwnPreset[] {
    return own;
  },
  /** Keep these rules under a name, in the place of what had it. */
  add(name: string, options: Chosen): void {
    set([...own.filter((one) => one.name !== name), { name, options: { ...options } }]);
  },
  drop(name: string): void {
    set(own.filter((one) => one.name !== name));
  },
};
