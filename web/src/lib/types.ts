/** What the client makes of the types that travel (wire.ts). */
import type { CardView, DiceView, Refused, Settings } from "./wire";

export type View = CardView | DiceView;

/** Why not: of a request, of HTTP, or of the client itself. */
export type Refusal = Pick<Refused, "code" | "rule" | "message">;

/** The client leaves nothing to be filled in. */
export type WholeSettings = Required<Settings>;
