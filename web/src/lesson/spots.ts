/** The things on the table by their names: `draw`, `seat-1`, `uno`, `card-r5`. */

import type { Box } from "./placing";
import { cardFor, type Situation } from "./situation";
import type { Step } from "../lib/lessons";

export function spot(name: string): HTMLElement | null {
  const card = name.startsWith("card-") ? name.slice(5) : null;
  const wanted = card === null ? `[data-spot="${name}"]` : `[data-key^="${card}#"]`;
  const found = [...document.querySelectorAll<HTMLElement>(wanted)];
  return found.find((element) => element.getClientRects().length > 0) ?? null;
}

/** What a step speaks of now: the first of its things that is there. Off the path that may be another card. */
export function anchorOf(step: Step, now: Situation | null): HTMLElement | null {
  const other = step.when?.play && now ? cardFor(step.when.play, now) : null;
  // Of what is only there for a moment nothing is said afterwards.
  const usual = step.early ? [] : ["hand", "tray"];
  const names = [...step.at, ...(other ? [`card-${other}`] : []), ...usual];
  return names.map(spot).find((element) => element !== null) ?? null;
}

/** What has to be tapped for a step. */
export function tapped(step: Step): HTMLElement[] {
  return [...step.at, ...(step.tap ?? [])].map(spot).filter((element) => element !== null);
}

/** Where a thing is; a hand is where its cards are. */
export function boxOf(element: Element): Box {
  const cards = element.matches('[data-spot="hand"]') ? [...element.querySelectorAll("button")] : [];
  const rects = (cards.length > 0 ? cards : [element]).map((part) => part.getBoundingClientRect());
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return { left, top, width: right - left, height: bottom - top };
}
