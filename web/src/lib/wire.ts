/** What travels between the server and a client; docs/protocol.md says it in words. */

export type Language = "en" | "es";
export type Level = "easy" | "normal" | "hard" | "expert";
export type EditionName = "usa" | "hp" | "jackpot" | "dice";

/** One thing that happened: kind, seat, cards (`??` is a card one may not see), second player, value. */
export type GameEvent = [
  kind: string,
  seat: number | null,
  cards: string[],
  other: number | null,
  value: string | number | null,
];

export type Outcome = [termination: string, winners: number[]];

export interface CardView {
  seat: number | null;
  hand: string[];
  counts: number[];
  top: string | null;
  color: string | null;
  direction: "left" | "right";
  dealer: number;
  turn: number;
  pending:
    | "turn" | "drawn" | "color" | "target" | "answer" | "colors" | "discard" | "run" | "wilds" | "act" | "over";
  asked: number[];
  drawn: string | null;
  catchable: number[];
  said: number[];
  caught: number[];
  owed: number[];
  pile: number;
  discards: number;
  performing: [seat: number, rule: string] | null;
  used: string[];
  dispensable: number;
  shown: [owner: number, cards: string[]][];
  scores: number[];
  round: Outcome | null;
  match: Outcome | null;
}

export interface DiceView {
  boards: string[][];
  colors: string[];
  spaces: number[];
  extras: number[];
  dice: string[];
  turn: number;
  pending: "roll" | "chain" | "penalty" | "over";
  penalties: string[];
  call: string | null;
  match: Outcome | null;
}

export type View = CardView | DiceView;

/** What the own seat may do now. Cards by their text; `say` are moves of one word. */
export interface Choices {
  /** Cards that may be played now; a wild still needs its colour, a hat its player. */
  play: string[];
  /** Those of them that would be a bluff (ACT.wild4-bluff). */
  bluffs: string[];
  /** Of draw, keep, pass, uno, challenge, accept, done, stand: those that may be said now. */
  say: string[];
  /** Seats that may be caught now. */
  catch: number[];
  /** How many cards a `discard` must have (RULE.discard-to); null where that is free or not asked. */
  discard: number | null;
  /** Dice: the seats each kept penalty may be used against. */
  penalties: Record<string, number[]>;
}

export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name: string | null;
  level: Level | null;
  /** Whether this player's rule cards are written. */
  wrote: boolean;
  /** Matches won at this table. */
  wins: number;
}

export type Phase = "lobby" | "dealing" | "playing" | "finished" | "ended";

export interface TableInfo {
  code: string;
  edition: EditionName;
  phase: Phase;
  /** The seat of the host; null when the host has left. */
  host: number | null;
  seats: SeatInfo[];
  /** Every option as text. */
  options: Record<string, string>;
  public: boolean;
  /** Seconds for a decision; 0 is no limit. */
  timer: number;
  /** How quickly bots move. */
  pace: "calm" | "brisk" | "quick";
  /** Whether everybody may see all hands in the replay. */
  open_hands: boolean;
  /** Whether players write their own rule cards, and how many each. */
  writing: boolean;
  share: number;
  /** The round of the match, from 1. */
  round: number;
  /** The record of the last finished match, to be opened at /replay/<id>. */
  record: string | null;
  fair: {
    /** SHA-256 of the server's secret for this match, or for the next one while none is played. */
    commitment: string;
    /** By seat, hex; what each player committed to. */
    commitments: (string | null)[];
    nonces: (string | null)[];
  };
}

/** Not stored: who is connected, and whose seat a bot holds meanwhile. */
export interface Presence {
  here: boolean[];
  held: boolean[];
  watching: number;
}

export interface Refusal {
  code: string;
  rule: string | null;
  /** The sentence, in the language of this connection. */
  message: string;
}

export interface Welcome {
  type: "welcome";
  number: number;
  you: number | null;
  table: TableInfo;
  presence: Presence;
  view: View | null;
  choices: Choices | null;
  /** Milliseconds left for the decision that is waited for. */
  left: number | null;
  /** What happened since the number that was seen, or the last of it when `fresh`. */
  missed: Happening[];
  fresh: boolean;
  chat: Said[];
}

export interface Happening {
  number: number;
  events: GameEvent[];
}

/** Something changed. What is absent stayed as it was. */
export interface Happened extends Happening {
  type: "happened";
  table?: TableInfo;
  you?: number | null;
  view?: View | null;
  choices?: Choices | null;
  left?: number | null;
}

export type ServerMessage =
  | Welcome
  | Happened
  | { type: "presence"; presence: Presence }
  | { type: "left"; left: number | null }
  /** The request with this id was done (or, for `ask`, would be legal). */
  | { type: "done"; id: string; number: number; chain?: string[] }
  | ({ type: "refused"; id: string | null } & Refusal)
  | Said
  | { type: "pong" };

/** A line of chat or a reaction. */
export interface Said {
  type: "said";
  seat: number | null;
  name: string;
  text: string | null;
  reaction: string | null;
}

export const REACTIONS = ["wave", "laugh", "wow", "clap", "cry", "angry", "heart", "think"] as const;

export interface Settings {
  edition: EditionName;
  seats: number;
  options: Record<string, string>;
  public: boolean;
  timer: number;
  pace: TableInfo["pace"];
  open_hands: boolean;
  writing: boolean;
}

/** Every request may carry an id; `done` or `refused` with the same id answers it. */
export type ClientMessage =
  | { type: "hello"; secret: string; seen: number | null; language: Language }
  | { type: "sit"; id: string; name: string; seat: number | null }
  | { type: "leave"; id: string }
  | { type: "bot"; id: string; seat: number; level: Level }
  | { type: "free"; id: string; seat: number }
  | { type: "settings"; id: string; settings: Settings }
  | { type: "write"; id: string; cards: string[] }
  | { type: "commit"; id: string; hash: string }
  | { type: "start"; id: string }
  | { type: "nonce"; id: string; nonce: string }
  | { type: "move"; id: string; number: number; move: string }
  | { type: "next"; id: string }
  /** Would this move be legal now? Nothing is done. */
  | { type: "ask"; id: string; move: string }
  /** Dice: a longest chain, as `chain` of the answer. */
  | { type: "hint"; id: string }
  | { type: "react"; id: string; reaction: string }
  | { type: "chat"; id: string; text: string }
  /** The seat back from the bot that holds it. */
  | { type: "back"; id: string }
  | { type: "language"; id: string; language: Language }
  | { type: "ping" };

/** GET /api/editions */
export interface EditionInfo {
  name: EditionName;
  fewest: number;
  most: number;
  colors: string[];
  /** How many cards the deck has; 0 for dice. */
  cards: number;
  /** Rule cards that players can write (8), 0 elsewhere. */
  rule_cards: number;
  /** Of the bots that the server has, the weakest first. */
  levels: Level[];
  options: OptionInfo[];
}

export interface OptionInfo {
  name: string;
  default: string;
  /** The words to choose from; null for numbers. */
  values: string[] | null;
  /** Lowest and highest of each number; null for words. For `hand-size` the highest at two players. */
  bounds: [number, number][] | null;
  rules: string[];
}

/** GET /api/tables: the open public tables. */
export interface TableSummary {
  code: string;
  edition: EditionName;
  host: string;
  seats: number;
  taken: number;
  phase: Phase;
  /** Options that differ from the rulebook's. */
  options: Record<string, string>;
}

/** POST /api/tables answers { code }. The host sits in seat 0; `bots` fill the last seats. */
export interface NewTable extends Settings {
  name: string;
  secret: string;
  bots: Level[];
}

/** GET /api/rules/<language> */
export interface Rule {
  id: string;
  text: string;
  source: "book" | "ruling" | "both";
}

/** GET /api/records/<id>/moments: a finished match, step by step. */
export interface Replay {
  id: string;
  edition: EditionName;
  players: string[];
  bots: (Level | null)[];
  options: Record<string, string>;
  /** Whether all hands are in it (then the record can be downloaded and verified by everybody). */
  open: boolean;
  moments: ReplayMoment[];
  end: { termination: string; winners: string[]; scores?: number[] };
}

export interface ReplayMoment {
  /** The move that led here, `by` whom; null for a deal. */
  by: string | null;
  move: string | null;
  events: GameEvent[];
  view: View;
  /** Cards: every hand by seat, in the order of the deck; empty when hands stay closed. */
  hands: string[][];
}

/** Errors of HTTP have this body too. */
export interface Problem extends Refusal {
  status: number;
}
