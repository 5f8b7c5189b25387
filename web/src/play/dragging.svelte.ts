/** Dragging a card onto the pile or onto another card of the hand, with mouse, pen or finger. */

import type { Desk } from "./desk.svelte";
import type { HandCard } from "./hand";

const MOUSE_SLACK = 9;
const TOUCH_SLACK = 14;
const REACH = 46;

export class Dragging {
  card = $state.raw<HandCard | null>(null);
  x = $state(0);
  y = $state(0);
  /** The key of the other card of the hand that it is held over. */
  onto = $state.raw<string | null>(null);

  readonly #desk: Desk;
  readonly #drop: (card: HandCard) => void;
  readonly #join: (card: HandCard, onto: string) => void;
  #pressed: { card: HandCard; x: number; y: number; id: number } | null = null;
  /** A click follows every drag; it is not meant. */
  #dragged = false;

  constructor(desk: Desk, drop: (card: HandCard) => void, join: (card: HandCard, onto: string) => void) {
    this.#desk = desk;
    this.#drop = drop;
    this.#join = join;
  }

  down(event: PointerEvent, card: HandCard): void {
    this.#dragged = false;
    this.#desk.dropped = null;
    if (event.button !== 0) return;
    this.#pressed = { card, x: event.clientX, y: event.clientY, id: event.pointerId };
    // From the first moment: a quick hand has left the card before it has moved once.
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.#pressed || event.pointerId !== this.#pressed.id) return;
    if (!this.card && this.#begins(event, this.#pressed)) this.card = this.#pressed.card;
    if (!this.card) return;
    this.x = event.clientX;
    this.y = event.clientY;
    this.#desk.aiming = this.#isOver(event);
    this.onto = this.#desk.aiming ? null : this.#under(event, this.card.key);
  }

  up(event: PointerEvent): void {
    const { card } = this;
    const over = card !== null && this.#isOver(event);
    const onto = card === null || over ? null : this.#under(event, card.key);
    this.#dragged = card !== null;
    this.end();
    if (card && onto !== null) this.#join(card, onto);
    if (!over || !card) return;
    this.#desk.dropped = new DOMRect(event.clientX - 46, event.clientY - 78, 92, 131);
    this.#drop(card);
  }

  end(): void {
    this.card = null;
    this.#pressed = null;
    this.onto = null;
    this.#desk.aiming = false;
  }

  /** Whether a click is one, and not the end of a drag. */
  clicked(): boolean {
    const was = this.#dragged;
    this.#dragged = false;
    return !was;
  }

  /** Fingers scroll the hand sideways, so only a pull upwards takes a card out. */
  #begins(event: PointerEvent, from: { x: number; y: number }): boolean {
    const [right, up] = [event.clientX - from.x, from.y - event.clientY];
    if (event.pointerType === "mouse") return Math.hypot(right, up) > MOUSE_SLACK;
    return up > TOUCH_SLACK && up > Math.abs(right) * 0.8;
  }

  #isOver(event: PointerEvent): boolean {
    const pile = this.#desk.place("discard");
    if (!pile) return false;
    const { clientX: x, clientY: y } = event;
    return x > pile.left - REACH && x < pile.right + REACH && y > pile.top - REACH && y < pile.bottom + REACH;
  }

  /** The other card of the hand at this place. */
  #under({ clientX, clientY }: PointerEvent, own: string): string | null {
    const found = document
      .elementsFromPoint(clientX, clientY)
      .map((element) => element.closest<HTMLElement>("[data-key]")?.dataset["key"])
      .find((key) => key !== undefined);
    return found === undefined || found === own ? null : found;
  }
}
