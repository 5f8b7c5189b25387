/** The seconds until a moment, counted down. */
export function clock(deadline: () => number | null): { readonly seconds: number | null } {
  let now = $state(performance.now());
  $effect(() => {
    const timer = setInterval(() => (now = performance.now()), 250);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      const ends = deadline();
      return ends === null ? null : Math.max(0, Math.ceil((ends - now) / 1000));
    },
  };
}
