/** Putting the client among the apps of the device, where the browser offers that. */

/** Of Chromium; in no standard. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallOffer | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  // Not the browser's own banner over a game: there is a button in the settings.
  event.preventDefault();
  offer = event as InstallOffer;
});
addEventListener("appinstalled", () => (offer = null));

export const install = {
  get offered(): boolean {
    return offer !== null;
  },
  /** Ask once: an offer cannot be used again. */
  ask(): void {
    void offer?.prompt();
    offer = null;
  },
};
