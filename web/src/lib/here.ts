/** Tables and matches of this device (web/src/offline), which need no server. */

/** Whether there is no server behind these files (`make static`): then everything is played here. */
export const STATIC = import.meta.env.MODE === "static";

/** Codes of tables and names of records say where they are. */
export function isHere(name: string): boolean {
  return name.startsWith("HERE-");
}
