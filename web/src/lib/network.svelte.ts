/** Whether the server can be reached, as far as is known. */

let off = $state(!navigator.onLine);

addEventListener("online", () => (off = false));
addEventListener("offline", () => (off = true));

export const network = {
  get off(): boolean {
    return off;
  },
  /** What the last request has shown. */
  set off(now: boolean) {
    off = now;
  },
};
