/** Words for the live region, and toasts. Both are shown by Notices.svelte. */

export interface Toast {
  id: number;
  message: string;
  rule: string | null;
  kind: "error" | "info";
}

const SPOKEN_TOGETHER = 120;
const SHOWN = 6000;
const MOST_TOASTS = 3;

export const notices = $state<{ spoken: string; toasts: Toast[] }>({ spoken: "", toasts: [] });

let words: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let made = 0;

/** Tell it to whoever listens with a screen reader; what comes together is said together. */
export function announce(text: string): void {
  if (!text) return;
  words.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const said = words.join(" ");
    words = [];
    // The same words twice would not be a change, and so would not be read.
    notices.spoken = said === notices.spoken ? `${said}\u00a0` : said;
  }, SPOKEN_TOGETHER);
}

export function toast(
  message: string,
  options: { rule?: string | null; kind?: "error" | "info" } = {},
): void {
  const { rule = null, kind = "info" } = options;
  made += 1;
  const id = made;
  const others = notices.toasts.filter((old) => old.message !== message);
  notices.toasts = [...others, { id, message, rule, kind }].slice(-MOST_TOASTS);
  setTimeout(() => dismiss(id), SHOWN + (rule ? 2000 : 0));
}

export function dismiss(id: number): void {
  notices.toasts = notices.toasts.filter((old) => old.id !== id);
}
