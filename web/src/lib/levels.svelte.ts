/** The levels of bots that the server has, and the one that was chosen last. */
import { editions } from "./editions";
import { STATIC } from "./here";
import { network } from "./network.svelte";
import { ALWAYS, levelsOf, nearest, USUAL } from "./levels";
import { recall, remember } from "./store";
import type { Level } from "./wire";

class Levels {
  /** The weakest first. */
  offered = $state.raw(ALWAYS);
  #wanted = $state(recall<Level>("level", USUAL));

  /** What a bot gets when nobody says otherwise. */
  get usual(): Level {
    return nearest(this.#wanted, this.offered);
  }

  choose(level: Level): void {
    this.#wanted = level;
    remember("level", level);
  }

  /** Ask the server what it has; without an answer there is still what every server and every device has. */
  ask(): void {
    if (STATIC || network.off) return;
    editions().then(
      (known) => (this.offered = levelsOf(known)),
      () => {},
    );
  }
}

export const levels = new Levels();
