import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { needs } from "./lib/i18n.svelte";
import "./lib/prefs.svelte";

const target = document.getElementById("app");
if (target) void needs("web", "game").then(() => mount(App, { target }));
