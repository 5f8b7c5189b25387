/** Written by docs/wire.py from the schemas of the server: change that, and `make wire`. */

import type { CardView, Deck, DiceView, EditionName, GameEvent, LessonName, Level, Pace, Phase, PlainAdvice, Settings } from "./wire";

/** A new table. The player who makes it sits in seat 0; `bots` fill the last seats. */
export interface NewTable extends Settings {
  name: string;
  secret: string;
  /** Their levels, for the last seats. */
  bots?: Level[];
  /** As in `sit`. */
  avatar?: string | null;
}

/** A guided first round, for one person and bots. */
export interface NewLesson {
  edition: LessonName;
  name: string;
  secret: string;
}

/** A deck to be checked. */
export interface DeckToCheck {
  /** The data of a deck file, or its text. */
  deck: Partial<Deck> | string;
}

/** A new tournament. The player who makes it organises it, and takes part where there is a `name`. */
export interface NewCup {
  edition: EditionName;
  /** As at a table; and so are the options, the pace and the open hands. */
  deck?: Partial<Deck> | string | null;
  options?: Record<string, string>;
  timer?: number;
  pace?: Pace;
  open_hands?: boolean;
  /** As everybody sees it. */
  title?: string;
  secret: string;
  nonce: string;
  /** As in `join`; null for an organiser who does not play. */
  name?: string | null;
  avatar?: string | null;
}

/** A seat among strangers. The name is one that anybody may read. */
export interface NewQuick {
  edition: EditionName;
  name: string;
  secret: string;
  /** As in `sit`. */
  avatar?: string | null;
  /** Whether the match shall count for one's rating. */
  rated?: boolean;
}

/** A position, and moves to try on it, one after the other. */
export interface ToTry {
  /** In the notation (docs/notation.md); `next` lines say what chance brings. */
  position: string;
  moves?: MoveToTry[];
}

/** A move in the notation, and the seat that makes it. */
export interface MoveToTry {
  seat: number;
  move: string;
}

/** That the server answers, and which it is. */
export interface Health {
  version: string;
  tables: number;
}

/** That what is played now is saved. */
export interface Ready {
  saves: boolean;
}

/** An edition and its options. Bounds are those for two players. */
export interface EditionInfo {
  name: EditionName;
  /** Players. */
  fewest: number;
  /** Players. */
  most: number;
  colors: string[];
  /** In the deck; 0 for dice. */
  cards: number;
  /** The most cards that can be dealt to each, by the number of players from `fewest` on; none for dice. */
  largest_hands: number[];
  /** That players write together; 0 where there are none. */
  rule_cards: number;
  /** Of the bots that can be had on this server, the weakest first. */
  levels: Level[];
  options: OptionInfo[];
}

/** One thing a table can decide; `bounds` are the lowest and highest of each number. */
export interface OptionInfo {
  name: string;
  /** The rulebook's value, as text. */
  default: string;
  /** The words to choose from; null for numbers alone. */
  values: string[] | null;
  /** The lowest and highest of each number; null for words alone. For `hand-size` see `largest_hands`. */
  bounds: [number, number][] | null;
  /** The rules it changes. */
  rules: string[];
}

/** A deck: its data, and the file that says the same. */
export interface DeckFile {
  deck: Deck;
  toml: string;
}

/** A deck that can be played, or why it cannot. */
export interface CheckedDeck {
  /** As it was understood; null where it was refused. */
  deck: Deck | null;
  /** The file that says the same. */
  toml: string | null;
  /** The same as for an edition of the package. */
  edition: EditionInfo | null;
  problem: DeckProblem | null;
}

/** What is wrong with a deck. */
export interface DeckProblem {
  code: string;
  /** The sentence for people, in the language of `accept-language`. */
  message: string;
  /** The key that it is about, as in `symbols.N.points`. */
  key: string | null;
  /** Of the text, where one was given. */
  line: number | null;
}

/** A rule of the rulebook. */
export interface RuleInfo {
  id: string;
  source: "book" | "ruling" | "both";
  /** Those that it holds for. */
  editions: EditionName[];
  passages: PassageInfo[];
  /** Of a ruling: the other way in which the rulebook could be read. */
  other: string | null;
}

/** Whole sentences of a rule that come from one source. */
export interface PassageInfo {
  /** The rulebook, or Lastcard where that is silent. */
  source: "book" | "ruling";
  /** Those that it is said of; none for all that the rule holds for. */
  editions: EditionName[];
  /** Cards, dice and options in it stand between backticks. */
  text: string;
}

/** The rulebook page of an edition. */
export interface Book {
  edition: string;
  title: string;
  sections: Section[];
}

/** A part of a page; its key is the same in every language. */
export interface Section {
  key: string;
  title: string;
  blocks: Block[];
}

/** A paragraph, a list item or an example. */
export interface Block {
  kind: "text" | "item" | "example";
  /** Cards or dice faces to show beside it, as the notation has them. */
  cards: string[];
  sentences: Sentence[];
}

/** A sentence of a page, and the ids of the rules that it stands on. */
export interface Sentence {
  text: string;
  rules: string[];
  /** Whether the leaflet says it, or it is how Lastcard reads or completes the leaflet. */
  source: "book" | "ruling";
}

/** A public table that waits for players. */
export interface TableSummary {
  code: string;
  edition: EditionName;
  /** What people call the deck, by language, where it is not one of the package's. */
  title: Record<string, string> | null;
  /** The host's name. */
  host: string;
  seats: number;
  /** Seats that are not open. */
  taken: number;
  phase: Phase;
  /** Those that were chosen for this table. */
  options: Record<string, string>;
}

/** Where the table, or the tournament, is. */
export interface Made {
  code: string;
}

/** A finished match, step by step: one page of it. */
export interface Replay {
  id: string;
  edition: EditionName;
  /** Where `edition` is not one of the package's. */
  deck: Deck | null;
  /** By seat, when it was dealt. */
  players: string[];
  /** Who took a seat over later, in order. */
  seatings: ReplaySeating[];
  /** By seat: the level of a bot, null for a person, in the end. */
  bots: (Level | null)[];
  /** The seat of the player who asks; null for those who did not sit there. */
  you: number | null;
  /** By seat: what a person had chosen. */
  avatars: (string | null)[];
  options: Record<string, string>;
  /** Whether all hands are in it; then everybody can have the record, too. */
  open: boolean;
  end: ReplayEnd;
  /** The place of the first of these moments among all, from 0. */
  first: number;
  /** How many moments there are in all. A long match comes in pages: ask for the next one with
    `?first=` the place after the last of these. */
  total: number;
  /** Those of this page. */
  moments: ReplayMoment[];
}

/** Somebody plays a seat in place of another, from the moment after this one. */
export interface ReplaySeating {
  moment: number;
  seat: number;
  name: string;
}

/** Where a match stood after a move, a deal or the end of time. */
export interface ReplayMoment {
  /** Who made the move; null for a deal, and for time that was over. */
  by: string | null;
  /** Null for a deal; `time` for time that was over (HOUSE.blitz). */
  move: string | null;
  /** What came of it. */
  events: GameEvent[];
  /** As those who watch see it. */
  view: CardView | DiceView;
  /** Every hand by seat, in the order of the deck; none with dice, or where hands stay closed. */
  hands: string[][];
}

/** How a match ended. */
export interface ReplayEnd {
  termination: string;
  /** Their names. */
  winners: string[];
  /** By seat, in card games. */
  scores?: number[];
}

/** How far an analysis is. It goes on while somebody asks for it. */
export interface AnalysisInfo {
  /** Pieces of the work. */
  done: number;
  /** Pieces of the work; 0 until that is known. */
  total: number;
  /** Once all is done. */
  found: Found | null;
}

/** What a match shows to one of its players, from what that player could know at each moment. */
export interface Found {
  points: ChancePoint[];
  /** The worst first. */
  mistakes: CostlyDecision[];
  luck: LuckFound;
  /** Who says what would have been better; `hard` where `expert` cannot play the deck. */
  by: "expert" | "hard";
  /** How many decisions of this player were looked at: of long matches, not all. */
  decisions: number;
  /** How many there were. */
  of: number;
}

/** How likely each player was to win after a moment of the replay: the round, or with dice the game. */
export interface ChancePoint {
  moment: number;
  /** By seat. */
  chances: number[];
}

/** A decision that gave away some of the chance to win. */
export interface CostlyDecision {
  /** The moment of the replay in which it was to be made. */
  moment: number;
  advice: PlainAdvice;
}

/** How lucky the player was. */
export interface LuckFound {
  /** For each round, the part of all hands that are worse than the one dealt; none with dice. */
  hands: number[];
  /** How many times cards or dice came. */
  draws: number;
  /** By how much they raised the chance to win, all together, beside what was to be expected. */
  gained: number;
}

/** One's own rating in an edition. */
export interface RatingInfo {
  edition: EditionName;
  /** It begins at 1500. */
  rating: number;
  /** Two times out of three the true strength is no farther away than this. */
  uncertainty: number;
  matches: number;
  /** Whether the matches are still too few to say much. */
  provisional: boolean;
  /** What the last match changed. */
  change: number;
  /** Of the last match. */
  record: string;
}

/** What became of it. */
export interface Tried {
  /** After the last move that was made; null where there is a problem with the first one. */
  position: TriedPosition | null;
  /** What happened as the position was set up: a first card that was turned over. */
  began: TriedEvent[];
  /** What each move brought about. */
  steps: TriedEvent[][];
  /** Why the next move may not be made; those after it were not tried. */
  refused: TriedRefusal | null;
  problem: PositionProblem | null;
}

/** A position as one looks at it who may see everything. */
export interface TriedPosition {
  /** In the notation; it can be tried further. */
  text: string;
  edition: EditionName;
  /** Of one's own; null for an edition of the package. */
  deck: Deck | null;
  /** Those that are not as the rulebook has them. */
  options: Record<string, string>;
  players: string[];
  /** What lies open, and the card just drawn. */
  view: CardView | DiceView | null;
  /** The cards of each seat; none for dice. */
  hands: string[][];
  /** The legal moves of every seat; of very many only some. */
  moves: TriedMove[];
  /** Whether there are more of them. */
  more: boolean;
}

/** Something that happened, and the rules by which it did. */
export interface TriedEvent {
  event: GameEvent;
  /** Their ids. */
  rules: string[];
}

/** A legal move. */
export interface TriedMove {
  seat: number;
  /** In the notation. */
  move: string;
  /** In words. */
  label: string;
}

/** Why a move may not be made. */
export interface TriedRefusal {
  code: string;
  rule: string | null;
  /** The sentence for people, in the language of `accept-language`. */
  message: string;
}

/** What is wrong with a position. */
export interface PositionProblem {
  code: string;
  rule: string | null;
  /** The sentence for people, in the language of `accept-language`. */
  message: string;
  /** Of the text, from 1. */
  line: number | null;
  column: number | null;
}

/** What everything that is refused says, in the language of `accept-language`. */
export interface Problem {
  status: number;
  code: string;
  rule: string | null;
  message: string;
}
