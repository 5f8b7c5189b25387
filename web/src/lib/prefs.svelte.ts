/** What this browser prefers, remembered: theme, sound, and how quickly things move. */
import { recall, remember } from "./store";

export type Theme = "system" | "light" | "dark";
export type Speed = 1 | 2 | 4;

const stored = recall("prefs", { theme: "system" as Theme, sound: true, speed: 1 as Speed });
const kept = $state({ theme: stored.theme, sound: stored.sound, speed: stored.speed });

/** What the browser paints around the page. */
const RIM = { dark: "#0c2127", light: "#eef6f3" };

const daylight = matchMedia("(prefers-color-scheme: light)");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** `data-theme` on <html> is always the theme that is seen, so that styles need only one selector. */
function show(): void {
  const system = daylight.matches ? "light" : "dark";
  const seen = kept.theme === "system" ? system : kept.theme;
  document.documentElement.dataset.theme = seen;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", RIM[seen]);
}

function keep(): void {
  remember("prefs", $state.snapshot(kept));
}

daylight.addEventListener("change", show);
show();

export const prefs = {
  get theme(): Theme {
    return kept.theme;
  },
  set theme(theme: Theme) {
    kept.theme = theme;
    keep();
    show();
  },
  get sound(): boolean {
    return kept.sound;
  },
  set sound(on: boolean) {
    kept.sound = on;
    keep();
  },
  get speed(): Speed {
    return kept.speed;
  },
  set speed(speed: Speed) {
    kept.speed = speed;
    keep();
  },
};

let hurry = 1;

/** Told by the session: how many things wait to be shown. A long queue is shown more quickly. */
export function waiting(things: number): void {
  hurry = 1 + Math.max(0, things - 2) * 0.5;
}

/** What to multiply milliseconds by: 0 with reduced motion or when nobody looks. */
export function motion(): number {
  return reduced.matches || document.hidden ? 0 : 1 / (kept.speed * hurry);
}
