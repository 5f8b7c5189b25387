/** What is on the table beside the game itself: words over seats, picked cards, open panels, where things lie. */

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { Asking } from "./asking.svelte";
import type { Sky } from "./flights";
import type { HandCard, Order } from "./hand";
import { Moments } from "./moments/moments.svelte";

/** A card on the discard pile, with who laid it down. */
export interface Laid {
  id: number;
  card: string;
  seat: number | null;
}

export type Tone = "plain" | "gold" | "red" | "good";

/** A few words over a seat, for a moment. */
export interface Tag {
  id: number;
  seat: number;
  text: string;
  tone: Tone;
}

export interface Bubble {
  id: number;
  seat: number;
  text: string | null;
  reaction: string | null;
}

export type Panel = "recent" | "log" | "talk" | "help" | "shown" | "used" | "rules" | null;

const MOST_RECENT = 24;
const TAG_STAYS = 1500;
const BUBBLE_STAYS = 4200;

let made = 0;

export class Desk {
  recent = $state.raw<Laid[]>([]);
  tags = $state.raw<Tag[]>([]);
  bubbles = $state.raw<Bubble[]>([]);
  shaking = $state.raw<number | null>(null);
  /** A word in the middle of the table: how a challenge ended. */
  stamp = $state.raw<{ text: string; tone: Tone } | null>(null);
  /** Cards picked for the lever or a rule card, in order. */
  picked = $state.raw<HandCard[]>([]);
  /** What was sent to the server and is not answered yet: the key of a card, which is lifted, or a word. */
  sent = $state.raw<string | null>(null);
  /** Cards that are put down together, in order, as long as they are not played (HOUSE.multi). */
  gathered = $state.raw<readonly HandCard[]>([]);
  /** What is about to be played and waits for its colour, its player or a second thought. */
  choosing = $state.raw<readonly HandCard[]>([]);
  /** The order of play, once it has been drawn by lot (HOUSE.seats). */
  seating = $state.raw<number[] | null>(null);
  /** UNO is said with the next play. */
  armed = $state(false);
  panel = $state<Panel>(null);
  order = $state<Order>("color");
  /** Whether cards are being dealt, so that they come into the hand one by one. */
  dealing = $state(false);
  /** What somebody wants to know about. */
  readonly asking = new Asking();
  /** A card is held over the discard pile. */
  aiming = $state(false);
  /** Where a card was let go, so that it flies on from there. */
  dropped: DOMRect | null = null;
  readonly moments = new Moments();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once, when a flyer is mounted
  readonly sky: Sky = { layer: null, context: new Map() };

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- asked when a card flies, never shown
  readonly #places = new Map<string, HTMLElement>();

  /** Remembers where something lies, under a name: `seat-2`, `draw`, `discard`, `card-r5#1`. */
  at(name: string): Attachment<HTMLElement> {
    return (element) => {
      this.#places.set(name, element);
      return () => {
        if (this.#places.get(name) === element) this.#places.delete(name);
      };
    };
  }

  element(name: string): HTMLElement | null {
    return this.#places.get(name) ?? null;
  }

  place(name: string): DOMRect | null {
    const rect = this.element(name)?.getBoundingClientRect() ?? null;
    return rect && rect.width > 0 ? inLayer(rect, this.sky.layer) : null;
  }

  lay(cards: string[], seat: number | null): void {
    const laid = cards.map((card) => ({ id: ++made, card, seat }));
    this.recent = [...this.recent, ...laid].slice(-MOST_RECENT);
  }

  tag(seat: number, text: string, tone: Tone = "plain"): void {
    const tag = { id: ++made, seat, text, tone };
    this.tags = [...this.tags.filter((other) => other.seat !== seat), tag];
    setTimeout(() => {
      this.tags = this.tags.filter((other) => other.id !== tag.id);
    }, TAG_STAYS);
  }

  bubble(seat: number, text: string | null, reaction: string | null): void {
    const bubble = { id: ++made, seat, text, reaction };
    this.bubbles = [...this.bubbles.filter((other) => other.seat !== seat), bubble];
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((other) => other.id !== bubble.id);
    }, BUBBLE_STAYS);
  }

  /** What is this? Where nothing is meant, the help says how one asks. */
  ask(): void {
    if (!this.asking.here()) this.toggle("help");
  }

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
  }
}

/** As the layer over the table measures: a table on a screen is magnified. */
function inLayer(rect: DOMRect, layer: HTMLElement | null): DOMRect {
  if (!layer || layer.offsetWidth === 0) return rect;
  const over = layer.getBoundingClientRect();
  const scale = over.width / layer.offsetWidth;
  const [left, top] = [(rect.left - over.left) / scale, (rect.top - over.top) / scale];
  return new DOMRect(left, top, rect.width / scale, rect.height / scale);
}

const KEY = Symbol("desk");

export function setDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
