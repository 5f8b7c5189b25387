/** Whether a coach helps, and where one may. */
import type { Session } from "../lib/session.svelte";
import { recall, remember } from "../lib/store";

let on = $state(recall("coach", false));

export const coach = {
  get on(): boolean {
    return on;
  },
  set on(wanted: boolean) {
    on = wanted;
    remember("coach", wanted);
  },
};

/** Whether all others at the table are bots. */
export function alone(session: Session): boolean {
  const people = session.table?.seats.filter((seat) => seat.kind === "person").length;
  return session.you !== null && people === 1;
}
