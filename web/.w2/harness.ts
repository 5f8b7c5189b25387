import "../src/app.css";
import "../src/lib/prefs.svelte";
import { mount } from "svelte";
import Shell from "./Shell.svelte";
mount(Shell, { target: document.getElementById("app")! });
