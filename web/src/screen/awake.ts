/** Keeps the display on while the page is in sight, where the browser can; gives what ends it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;

  // The browser lets go whenever the page is out of sight.
  async function hold(): Promise<void> {
    if (!document.hidden) lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
  }

  document.addEventListener("visibilitychange", hold);
  void hold();
  return () => {
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
