/** Dragging a die: it follows the pointer; a short touch stays a click. */

import type { Attachment } from "svelte/attachments";

/** Where a die is taken from. */
export type Source = { from: "tray"; slot: number } | { from: "rail"; at: number };

export interface Dragged {
  source: Source;
  face: string;
  whole: boolean;
  x: number;
  y: number;
  size: number;
}

const SLACK = 7;

export class Drag {
  now = $state.raw<Dragged | null>(null);
  /** What to do with a die that is let go. */
  drop: (source: Source, x: number, y: number) => void = () => undefined;
  /** The click that a browser sends after a drag is none. */
  #moved = false;

  /** Whether the click that has just come was the end of a drag. */
  wasDrag(): boolean {
    const moved = this.#moved;
    this.#moved = false;
    return moved;
  }

  /** Lets an element be dragged while `what` gives something to drag. */
  handle(what: () => Omit<Dragged, "x" | "y" | "size"> | null): Attachment<HTMLElement> {
    return (element) => {
      let start: { x: number; y: number; id: number } | null = null;
      const down = (event: PointerEvent) => {
        this.#moved = false;
        if (event.button !== 0 || what() === null) return;
        start = { x: event.clientX, y: event.clientY, id: event.pointerId };
        // At once: a quick hand has left the die before it has moved far enough.
        element.setPointerCapture(event.pointerId);
      };
      const move = (event: PointerEvent) => {
        if (start === null || event.pointerId !== start.id) return;
        const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK;
        if (this.now === null && far) {
          const taken = what();
          if (taken === null) return;
          this.now = { ...taken, x: event.clientX, y: event.clientY, size: element.clientWidth };
          this.#moved = true;
        } else if (this.now !== null) {
          this.now = { ...this.now, x: event.clientX, y: event.clientY };
        }
      };
      const end = (event: PointerEvent) => {
        const dragged = this.now;
        start = null;
        this.now = null;
        if (dragged !== null && event.type === "pointerup")
          this.drop(dragged.source, event.clientX, event.clientY);
      };
      // The browser's own dragging, of a selection that happens to lie there, would take the pointer away.
      const none = (event: Event) => event.preventDefault();
      element.addEventListener("dragstart", none);
      element.addEventListener("pointerdown", down);
      element.addEventListener("pointermove", move);
      element.addEventListener("pointerup", end);
      element.addEventListener("pointercancel", end);
      return () => {
        element.removeEventListener("dragstart", none);
        element.removeEventListener("pointerdown", down);
        element.removeEventListener("pointermove", move);
        element.removeEventListener("pointerup", end);
        element.removeEventListener("pointercancel", end);
      };
    };
  }
}
