import "../hp.css";

export { default as Back } from "./Back.svelte";
export { default as Finish } from "./Finish.svelte";
export { default as Scene } from "./Scene.svelte";
