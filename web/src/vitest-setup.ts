/** What modules ask of a browser as soon as they are loaded; tests put their own in its place. */
Object.assign(globalThis, { addEventListener: () => undefined, location: { search: "" } });
Object.defineProperty(globalThis, "navigator", {
  value: { languages: ["en"], onLine: true },
  configurable: true,
  writable: true,
});
