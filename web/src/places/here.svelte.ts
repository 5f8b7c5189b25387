/** The place in which the table on the screen stands: each edition's own, or a room for all other decks. */
import type { Component } from "svelte";
import type { Color } from "../lib/facts";
import type { Deck } from "../lib/wire";

export interface Place {
  /** What is around the table, and the table itself: fixed behind everything, for no one but the eyes. */
  Scene: Component;
  /** Inside the <svg> of a card's back, 140 wide and 200 high: what lies within its rim. */
  Back?: Component;
  /** Inside the <svg> of a card's face: what its colour is made of. */
  Finish?: Component<{ color: Color }>;
}

/** Each with the styles that it imports: `:root[data-place="…"]` has its colours. */
const PLACES = {
  usa: () => import("./usa/place"),
  hp: () => import("./hp/place"),
  jackpot: () => import("./jackpot/place"),
  dice: () => import("./dice/place"),
  room: () => import("./room/place"),
} satisfies Record<string, () => Promise<Place>>;

export type PlaceName = keyof typeof PLACES;

let place = $state.raw<Place | null>(null);

export const here = {
  get place(): Place | null {
    return place;
  },
};

/** Where this edition is played. A deck of one's own has its name, but is at home nowhere. */
export function placeOf(edition: string, own: Deck | null | undefined): PlaceName {
  return !own && Object.hasOwn(PLACES, edition) ? (edition as PlaceName) : "room";
}

/** Go there as soon as it is loaded; until then, and where it cannot be loaded, all is as on other pages. */
export function enter(name: PlaceName): () => void {
  let gone = false;
  const root = document.documentElement;
  PLACES[name]().then(
    (loaded) => {
      if (gone) return;
      place = loaded;
      root.dataset.place = name;
    },
    () => undefined,
  );
  return () => {
    gone = true;
    place = null;
    delete root.dataset.place;
  };
}
