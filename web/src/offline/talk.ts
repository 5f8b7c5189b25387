/** What a page and the worker that plays for it say to each other. */

/** To the worker. `link` is a number that the page gives to each of its views of a table. */
export type Asked =
  | { do: "start"; entropy: string }
  | { do: "call"; id: number; path: string; language: string; body: string }
  | { do: "join"; link: number; code: string; hello: string }
  | { do: "hear"; link: number; message: string }
  | { do: "part"; link: number };

/** From the worker. */
export type Told =
  | { is: "loading"; bytes: number; of: number }
  | { is: "ready" }
  | { is: "failed"; reason: string }
  | { is: "answer"; id: number; answer: Answer }
  | { is: "message"; link: number; message: string }
  | { is: "missing"; link: number }
  /** What was done could not be kept: all links have to come again. */
  | { is: "lost" };

/** To a call: what a server would answer, or why it would not. */
export type Answer = { ok: unknown } | { code: string; rule: string | null; message: string };
