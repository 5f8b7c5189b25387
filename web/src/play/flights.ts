/** Cards that fly over the table: copies in a layer of their own, gone when they land. */

import { mount, unmount } from "svelte";
import Flyer from "./Flyer.svelte";

export interface Flight {
  /** The face that is seen on landing; null stays face down. */
  card: string | null;
  from: DOMRect;
  to: DOMRect;
  /** Whether it is turned over on the way. */
  flips?: boolean;
  /** Degrees on landing. */
  tilt?: number;
  delay?: number;
}

/** Where cards fly. */
export interface Sky {
  layer: HTMLElement | null;
  /** The contexts of the table: a wild has the edition's colours in the air, too. */
  context: Map<unknown, unknown>;
}

const CARD_SHAPE = 200 / 140;
const EASE = "cubic-bezier(.25,.8,.3,1)";
const running = new Set<Animation>();

/** All flights at once, each after its own delay; done when the last one has landed. */
export async function fly(sky: Sky, flights: Flight[], duration: number): Promise<void> {
  const { layer } = sky;
  if (!layer || duration <= 0) return;
  await Promise.all(flights.map((flight) => one(layer, sky.context, flight, duration)));
}

/** Everything in the air lands now. */
export function land(): void {
  for (const animation of running) animation.finish();
}

async function one(
  layer: HTMLElement,
  context: Sky["context"],
  flight: Flight,
  duration: number,
): Promise<void> {
  const component = mount(Flyer, { target: layer, props: { card: flight.card }, context });
  const ghost = layer.lastElementChild as HTMLElement;
  const { from, to } = flight;
  Object.assign(ghost.style, {
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  });
  const timing = { duration, delay: flight.delay ?? 0, easing: EASE, fill: "both" as const };
  const animations = [ghost.animate(path(from, to, flight.tilt ?? 0), timing)];
  const turning = ghost.firstElementChild;
  if (flight.flips && turning) {
    animations.push(turning.animate([{ transform: "rotateY(180deg)" }, { transform: "rotateY(0)" }], timing));
  }
  for (const animation of animations) running.add(animation);
  // A tab in the background may hold animations back; the table must go on all the same.
  const late = new Promise((resolve) => setTimeout(resolve, timing.delay + duration + 400));
  await Promise.race([Promise.all(animations.map((animation) => animation.finished)), late]);
  for (const animation of animations) {
    running.delete(animation);
    animation.cancel();
  }
  await unmount(component);
}

function path(from: DOMRect, to: DOMRect, tilt: number): Keyframe[] {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.max(0.2, from.width / Math.max(1, to.width));
  const lift = -Math.min(40, Math.hypot(x, y) * 0.08);
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    {
      transform: `translate(${x * 0.4}px, ${y * 0.4 + lift}px) scale(${(scale + 1.1) / 2}) rotate(${tilt / 2}deg)`,
    },
    { transform: `translate(0, 0) scale(1) rotate(${tilt}deg)` },
  ];
}

/** A rectangle of a card's shape round the middle of another. */
export function likeACard(rect: DOMRect | null, width: number): DOMRect | null {
  if (!rect) return null;
  const height = width * CARD_SHAPE;
  return new DOMRect(
    rect.left + (rect.width - width) / 2,
    rect.top + (rect.height - height) / 2,
    width,
    height,
  );
}

export function shifted(rect: DOMRect | null, right: number): DOMRect | null {
  return rect && new DOMRect(rect.left + right, rect.top, rect.width, rect.height);
}
