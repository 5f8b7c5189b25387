import "../room.css";

export { default as Scene } from "./Scene.svelte";
