import "../dice.css";

export { default as Scene } from "./Scene.svelte";
