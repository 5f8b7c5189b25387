/** "What is this?": by long press, by right click, or with the key `?` on what has the focus or is pointed at. */

/** What is asked about: the element, and what it says of itself. */
export interface Asked {
  what: string;
  element: HTMLElement;
}

const LONG = 500;
const SLACK = 10;

export class Asking {
  asked = $state.raw<Asked | null>(null);

  /** What had the focus when somebody asked. */
  #before: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed: { x: number; y: number } | null = null;
  /** A click follows a long press; it is not meant. */
  #answered = false;
  /** Whether the pointer has moved since the focus has. */
  #pointing = false;

  /** About this element, or what it is a part of; whether there is anything to tell. */
  about(element: Element | null): boolean {
    // In fields and on links the browser has an answer of its own.
    const found = element?.closest<HTMLElement>("input, textarea, a[href], [data-what]") ?? null;
    if (found?.dataset["what"] === undefined) return false;
    if (this.asked === null) this.#before = document.activeElement;
    this.asked = { what: found.dataset["what"], element: found };
    return true;
  }

  /** About what has the focus, or lies under the pointer, whichever came last. */
  here(): boolean {
    const focused = document.activeElement;
    const pointed = [...document.querySelectorAll("[data-what]:hover")].at(-1) ?? null;
    const [first, second] = this.#pointing ? [pointed, focused] : [focused, pointed];
    return this.about(first) || this.about(second);
  }

  /** On to the next thing that is in sight, or back to the one before. */
  walk(way: -1 | 1): void {
    const seen = [...document.querySelectorAll<HTMLElement>("[data-what]")].filter(isSeen);
    // Of things that are the same, the first.
    const names = seen.map((one) => one.dataset["what"]);
    const things = seen.filter((_, place) => names.indexOf(names[place]) === place);
    const at = things.findIndex((one) => one.dataset["what"] === this.asked?.what);
    this.about(things.at(at < 0 ? 0 : (at + way) % things.length) ?? null);
  }

  close(): void {
    this.asked = null;
    const { body } = document;
    if (this.#before instanceof HTMLElement && this.#before !== body)
      this.#before.focus({ preventScroll: true });
  }

  oncontextmenu = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || !this.about(event.target)) return;
    event.preventDefault();
    this.#forget();
  };

  onpointerdown = (event: PointerEvent): void => {
    this.#answered = false;
    this.#forget();
    const { target, pointerId } = event;
    if (event.pointerType === "mouse" || !(target instanceof Element)) return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      if (!this.about(target)) return;
      this.#answered = true;
      // Whatever was about to be dragged stays where it is.
      target.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId }));
    }, LONG);
  };

  onpointermove = (event: PointerEvent): void => {
    this.#pointing = true;
    const from = this.#pressed;
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) this.#forget();
  };

  onpointerup = (): void => this.#forget();

  /** Before anything else hears of it. */
  onclick = (event: MouseEvent): void => {
    if (!this.#answered) return;
    this.#answered = false;
    event.preventDefault();
    event.stopPropagation();
  };

  onfocusin = (): void => {
    this.#pointing = false;
  };

  #forget(): void {
    clearTimeout(this.#timer);
    this.#pressed = null;
  }
}

function isSeen(element: HTMLElement): boolean {
  const { width, height, bottom, right } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && right > 0 && element.checkVisibility();
}
