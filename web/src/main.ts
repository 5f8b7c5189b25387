import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { needs } from "./lib/i18n.svelte";
import "./lib/prefs.svelte";

/** Milliseconds: those who play at once have a dealt hand by then. */
const AT_EASE = 20_000;

const target = document.getElementById("app");
if (target) void needs("web", "game").then(() => mount(App, { target }));
setTimeout(() => {
  // Without a network there is nothing to keep; the next start tries again.
  void import("./app/worker").then(({ keep }) => keep()).catch(() => undefined);
}, AT_EASE);
