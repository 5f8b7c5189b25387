/** Written by docs/wire.py from the schemas of the server: change that, and `make wire`. */

export const EDITIONS = ["usa", "hp", "jackpot", "classic", "wild", "attack", "dice"] as const;
export type EditionName = (typeof EDITIONS)[number];

export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LEVELS = ["easy", "normal", "hard", "master", "expert"] as const;
export type Level = (typeof LEVELS)[number];

export const LESSONS = ["usa", "hp", "jackpot", "dice"] as const;
export type LessonName = (typeof LESSONS)[number];

export const PACES = ["calm", "brisk", "quick"] as const;
export type Pace = (typeof PACES)[number];

export type Phase = "lobby" | "dealing" | "playing" | "finished" | "ended";

export const REACTIONS = ["wave", "laugh", "wow", "clap", "cry", "angry", "heart", "think"] as const;
export type Reaction = (typeof REACTIONS)[number];

export const REASONS = ["name", "manners", "stalling", "cheating"] as const;
export type Reason = (typeof REASONS)[number];

/** What a connection to a table that does not exist is closed with. */
export const NO_SUCH_TABLE = 4404;

/** And that of somebody whom the host has sent away. */
export const SENT_AWAY = 4403;

/** And that of a client of another version than the server's. */
export const OUTDATED = 4426;

/** The form of messages that this client reads; `hello` says it. */
export const FORM = 2;

/** The table itself, the same for everybody. */
export interface TableInfo {
  code: string;
  /** Only a table of friends has a host; at others the server decides who sits where, and when it begins. */
  kind: "friends" | "quick" | "cup";
  /** The code of the tournament that this table is part of. */
  cup: string | null;
  edition: EditionName;
  /** Where `edition` is not one of the package's. */
  deck: Deck | null;
  /** Of the edition: that which the match was dealt under, or the next one will be. */
  version: number;
  phase: Phase;
  /** The seat of the host; null when there is none. */
  host: number | null;
  seats: SeatInfo[];
  /** Every option that has a value, as text. */
  options: Record<string, string>;
  /** Whether the table is listed; public tables have no chat. */
  public: boolean;
  /** Seconds for a decision; 0 is no limit. */
  timer: number;
  /** How quickly bots move. */
  pace: Pace;
  /** Whether everybody may see all hands in the replay. */
  open_hands: boolean;
  /** Whether players write their own rule cards. */
  writing: boolean;
  /** How many rule cards each player writes. */
  share: number;
  /** Dice: the colour of each board in the next match, by seat. */
  boards: string[];
  /** The round of the match, from 1; 0 before the first. */
  round: number;
  /** The id of the last finished match's record. */
  record: string | null;
  /** How that match ended; it stays while the next one is played. */
  last: LastMatch | null;
  /** Of a guided first round: its deal is prepared, and nobody else can sit down. */
  lesson: LessonName | null;
  /** The seats of those whom the host has muted. */
  muted: number[];
  /** By seat: the seats that have voted for this player to leave. Only strangers vote. */
  votes: number[][];
  /** Null for a lesson. */
  fair: FairInfo | null;
}

/** A deck as data, as in a deck file (docs/decks.md): every key, and all that every symbol does. */
export interface Deck {
  format: number;
  /** How the edition is named. */
  name: string;
  version: number;
  /** What people call it, by language; any may be missing. */
  title: Record<string, string>;
  /** Their English names, in their order; none where all cards are wild. */
  colors: string[];
  /** The most. */
  players: number;
  /** Who may challenge a restricted card. */
  challenge: "next" | "anyone";
  /** How many cards of each symbol there are in each colour, in the order of the deck. */
  cards: Record<string, number>;
  /** How many wilds of each symbol. */
  wilds: Record<string, number>;
  /** Every symbol of the deck. */
  symbols: Record<string, DeckSymbol>;
  /** Those that it is usually played with, where they are not the rulebook's. */
  options: Record<string, string>;
  /** The rule cards of the lever; none where no card pulls it. */
  rules: string[];
}

/** What a symbol of a deck does; what it does not do is absent. */
export interface DeckSymbol {
  points: number;
  /** How many cards. */
  draws?: number;
  /** They draw until a card of this colour comes, or of the one that is `active` then. */
  until?: string;
  /** Who draws and loses the turn; absent for the next player. */
  whom?: "others" | "named";
  skips?: boolean;
  reverses?: boolean;
  /** Its player and the player named swap hands. */
  swaps?: boolean;
  /** Everyone passes the hand on. */
  passes?: boolean;
  /** The lever. */
  pulls?: boolean;
  /** Legal only without the active colour, and can be challenged. */
  restricted?: boolean;
  /** What people call it, by language. */
  name?: Record<string, string>;
}

/** A chair as everybody sees it. */
export interface SeatInfo {
  kind: "open" | "person" | "bot";
  /** Null for an open seat. */
  name: string | null;
  /** That this person has chosen. */
  avatar: string | null;
  /** Of a bot. */
  level: Level | null;
  /** Whether this player's rule cards are written. */
  wrote: boolean;
  /** Dice: of their board, if they have chosen it. */
  color: string | null;
  /** Matches won at this table. */
  wins: number;
  /** After a match: whether this player is in for the next one. Bots always are. */
  again: boolean;
}

/** A match that is over, as everybody saw it. Seats are numbers of then. */
export interface LastMatch {
  /** That it was dealt under, to be compared with its record's. */
  commitment: string;
  /** By seat; those who sit there now may be others. */
  names: string[];
  /** The seats that won; none when it was broken off. */
  winners: number[];
  /** The points of each seat after each round; nothing at dice. */
  rounds: number[][];
  /** Its best moment: what it was, whose, and how many cards, dice, times, points or rounds. */
  best: ["draw" | "chain" | "catches" | "jumps" | "comeback" | "close" | "sweep", number, number] | null;
}

/** What makes the match checkable: the server's commitment, and the players'. */
export interface FairInfo {
  /** SHA-256 of the server's secret for this match, or for the next one while none is played. */
  commitment: string;
  /** What each player committed to, by seat. */
  commitments: (string | null)[];
  /** What each player then sent, by seat. */
  nonces: (string | null)[];
}

/** Who is connected, whose seat a bot holds meanwhile, and how many look on. */
export interface Presence {
  /** By seat: whether the player is connected. */
  here: boolean[];
  /** By seat: whether a bot plays for the player meanwhile. */
  held: boolean[];
  /** Connections of people without a seat. */
  watching: number;
  /** The number of each person among them, by which the host can send them away. */
  watchers: number[];
  /** Connections that said in `hello` that they are a screen. */
  screens: number;
}

/** A card game as one seat may see it. Seats are numbers, cards are texts of the notation. */
export interface CardView {
  /** The own seat; null for those who watch. */
  seat: number | null;
  /** The own cards, in the order of the deck. */
  hand: string[];
  /** Cards in each hand, by seat. */
  counts: number[];
  /** The top card of the discard pile. */
  top: string | null;
  /** The active colour; null while it has to be named. */
  color: string | null;
  /** `left` is clockwise. */
  direction: "left" | "right";
  dealer: number;
  /** The seat whose turn it is. */
  turn: number;
  /** What is waited for. */
  pending: "over" | "turn" | "drawn" | "color" | "target" | "answer" | "colors" | "discard" | "run" | "wilds" | "act" | "stack";
  /** The seats that may answer it. */
  asked: number[];
  /** The card just drawn, for the player who may play or keep it. */
  drawn: string | null;
  /** Seats with one card that have not said UNO and can be caught. */
  catchable: number[];
  /** Seats that have said UNO for the card they hold. */
  said: number[];
  /** Seats that were caught with the card they hold. */
  caught: number[];
  /** Turns each seat still has to lose. */
  owed: number[];
  /** Of the stack that is being answered (HOUSE.stack); 0 when there is none. */
  total: number;
  /** Seats that are out of the round or of the match (HOUSE.mercy, HOUSE.knockout). */
  out: number[];
  /** The hands that lie open for everyone, and whose they are (HOUSE.reveal). */
  open: [number, string[]][];
  /** Cards in the draw pile. */
  pile: number;
  /** Cards in the discard pile, the top card included. */
  discards: number;
  /** The seat that carries a rule card out, and the card. */
  performing: [number, string] | null;
  /** The rule cards that are used up. */
  used: string[];
  /** Rule cards still in the machine. */
  dispensable: number;
  /** Hands that this seat was shown after a challenge, with their owners. */
  shown: [number, string[]][];
  scores: number[];
  /** How the round ended. */
  round: [string, number[]] | null;
  /** How the match ended. */
  match: [string, number[]] | null;
}

/** A dice game: everything lies open. */
export interface DiceView {
  /** What is written on each board. */
  boards: string[][];
  /** The colour of each board. */
  colors: string[];
  /** How many spaces each board has now. */
  spaces: number[];
  /** How many of them are outlined extra spaces. */
  extras: number[];
  /** The faces that lie there. */
  dice: string[];
  turn: number;
  /** What is waited for. */
  pending: "roll" | "chain" | "penalty" | "over";
  /** Penalty dice that can still be used. */
  penalties: string[];
  /** The face that was called. */
  call: string | null;
  /** How the match ended. */
  match: [string, number[]] | null;
}

/** What the own seat may do now. */
export interface Choices {
  /** Cards that may be played, a wild in a colour still to be named; the whole hand without HOUSE.hints. */
  play: string[];
  /** Those of them that would be a bluff (ACT.wild4-bluff). */
  bluffs: string[];
  /** Those of them that name a player, unless they are the last cards (ACT.hat, HOUSE.seven). */
  aims: string[];
  /** For each of them the other cards of the hand that may be put down with it (HOUSE.multi). */
  together: Record<string, string[]>;
  /** Moves of one word: draw, keep, pass, uno, challenge, accept, done, stand. */
  say: string[];
  /** Seats that may be caught. */
  catch: number[];
  /** How many cards a `discard` must have; null where that is free or not asked. */
  discard: number | null;
  /** Dice: the seats that each penalty may be used against. */
  penalties: Record<string, number[]>;
}

/** What one accepted action brought about, as this receiver may know it. */
export interface Missed {
  number: number;
  /** In order; cards that this receiver may not know are `??`. */
  events: GameEvent[];
}

/** One thing that happened. >>> Event("drew", 0, ("r5",)).hidden() Event(kind='drew', seat=0, cards=('??',), other=None, value=None) */
export type GameEvent = [
  kind: string,
  /** Who it is about. */
  seat: number | null,
  /** Cards or faces; `??` for each one that may not be seen. */
  cards: string[],
  /** The second player in it. */
  other: number | null,
  /** A colour, a number of points or cards, a direction, what the lever showed, a rule card. */
  value: string | number | null,
];

/** What a strong bot would do, from the seat's own view alone. */
export interface PlainAdvice {
  /** How likely this seat is to win with that move: with cards the round, with dice the game. */
  chance: number;
  best: PlainMove;
  why: "only" | "equal" | "ahead" | "win" | "fewer" | "burden" | "lost-turn" | "keeps-wild" | "keeps-action" | "follow" | "together" | "colors" | "uses-draw" | "no-draw" | "pull" | "next-stuck" | "named" | "others" | "limit" | "doubt" | "trust" | "dice-win" | "dice-again" | "dice-stand" | "dice-longer" | "dice-star" | "dice-no-star" | "dice-call" | "dice-penalty";
  /** The seat that the reason speaks of. */
  about: number | null;
  /** The bot: `hard` where `expert` cannot play the deck, or is not installed. */
  by: "expert" | "hard";
  /** What was played instead, or as well; null before the move. */
  played: PlainMove | null;
  /** How likely this seat is to win after it. */
  after: number | null;
}

/** A move in its parts, to be told in words. */
export interface PlainMove {
  /** What is done: play, draw, keep, pass, challenge, accept, color, target, discard, wilds, done; with dice
    reroll, stand, chain, penalty, done. */
  kind: string;
  /** The cards or faces, in their order. */
  cards: string[];
  /** The colour that is named. */
  color: string | null;
  /** The seat that it is aimed at. */
  target: number | null;
}

/** What a table has agreed on before anybody sits down. */
export interface Settings {
  edition: EditionName;
  /** One of one's own, as the data of a deck file or as its text; then `edition` is its name. */
  deck?: Partial<Deck> | string | null;
  seats: number;
  /** By name, as text; what is absent is as the rulebook has it. */
  options?: Record<string, string>;
  /** Listed for everybody; otherwise by link only. */
  public?: boolean;
  timer?: number;
  /** How quickly bots move. */
  pace?: Pace;
  /** Whether everybody may see all hands in the replay. */
  open_hands?: boolean;
  /** Whether players write their own rule cards (jackpot). */
  writing?: boolean;
}

/** The first message. `seen` is the number of the last thing seen, to go on from there. */
export interface Hello {
  type: "hello";
  secret: string;
  /** The number of the last thing seen, to go on from there; null for a fresh start. */
  seen?: number | null;
  /** The language that refusals are told in. */
  language?: Language;
  /** The form of messages that the client was made for; another than the server's is refused. */
  form?: number;
  /** Whether it is a screen for the whole room: it sees what those who watch see, with any secret. */
  screen?: boolean;
}

/** Answered by `pong`. */
export interface Ping {
  type: "ping";
}

/** Take a seat, the first open one unless it is named. */
export interface SitDown {
  type: "sit";
  id: string;
  /** As others will see it; spaces become `_`, and a name that is taken gets a number. */
  name: string;
  seat?: number | null;
  /** An animal and a colour from 1 to 8, as in `fox-3`; null leaves it to those who show it. */
  avatar?: string | null;
}

/** Leave the seat; during a match a bot holds it until one is back, and among strangers for good. */
export interface StandUp {
  type: "leave";
  id: string;
}

/** Among strangers: another player should leave. It takes more than half of the others, two at least. */
export interface VoteOut {
  type: "vote";
  id: string;
  seat: number;
}

/** Among strangers: tell the person who runs the server of a player, once in a match. */
export interface ReportPlayer {
  type: "report";
  id: string;
  seat: number;
  reason: Reason;
}

/** Host: a bot in a seat that no person has. */
export interface PutBot {
  type: "bot";
  id: string;
  seat: number;
  /** One of the edition's `levels`. */
  level: Level;
}

/** Host: empty a seat. During a match only that of a person: a bot plays on for them. */
export interface FreeSeat {
  type: "free";
  id: string;
  seat: number;
}

/** Host: nobody hears a player any more, neither chat nor reactions. */
export interface MutePlayer {
  type: "mute";
  id: string;
  seat: number;
  /** False lets them speak again. */
  on?: boolean;
}

/** Host: send somebody away, from a seat or from among those who watch, who can never come back here. */
export interface BanPerson {
  type: "ban";
  id: string;
  seat?: number | null;
  /** A number among the `watchers`. */
  watcher?: number | null;
}

/** Host: send somebody away who watches; they may come back. */
export interface DismissWatcher {
  type: "dismiss";
  id: string;
  /** A number among the `watchers`. */
  watcher: number;
}

/** Host: other settings, before the match. What strangers will read is checked where it becomes public. */
export interface ChangeSettings {
  type: "settings";
  id: string;
  settings: Settings;
}

/** One's own rule cards, as in `draw-to 7` or `act Sing` (RULE.write); at public tables printed ideas. */
export interface WriteRules {
  type: "write";
  id: string;
  /** As many as the table's `share`. */
  cards: string[];
}

/** Dice: the colour of one's own board, before a match. */
export interface ChooseBoard {
  type: "board";
  id: string;
  /** One of the edition's `colors` that nobody else has chosen. */
  color: string;
}

/** The SHA-256 of one's nonce for the match to come. */
export interface CommitNonce {
  type: "commit";
  id: string;
  hash: string;
}

/** After a match: be in for the next one, which begins when everybody who is here is in. */
export interface WantAgain {
  type: "again";
  id: string;
  /** False takes it back. */
  wanted?: boolean;
}

/** Host: begin. After a match with those who are in, and not before the others had a moment to answer. */
export interface StartMatch {
  type: "start";
  id: string;
}

/** The nonce itself, in hex, when the table is dealing. */
export interface SendNonce {
  type: "nonce";
  id: string;
  nonce: string;
}

/** A move, and the number of the last thing seen before deciding on it. */
export interface MakeMove {
  type: "move";
  id: string;
  /** The number of the last thing seen before deciding. */
  number: number;
  move: string;
}

/** Deal the next round now. */
export interface NextRound {
  type: "next";
  id: string;
}

/** Would this move be legal? Nothing is done. Dice: before the reroll, a chain as they lie, too. */
export interface Ask {
  type: "ask";
  id: string;
  move: string;
}

/** Dice: a longest chain, before the reroll too. */
export interface Hint {
  type: "hint";
  id: string;
}

/** A sign to everybody, in place of words. */
export interface React {
  type: "react";
  id: string;
  reaction: Reaction;
}

/** A line of chat, at tables by link. */
export interface Say {
  type: "chat";
  id: string;
  text: string;
}

/** Take the seat back from the bot that holds it. */
export interface Back {
  type: "back";
  id: string;
}

/** Switch the coach on or off, where all others at the table are bots. */
export interface Coach {
  type: "coach";
  id: string;
  on: boolean;
}

/** The language that refusals are told in from now on. */
export interface Speak {
  type: "language";
  id: string;
  language: Language;
}

/** What a client sends. */
export type ClientMessage =
  | Hello
  | Ping
  | SitDown
  | StandUp
  | VoteOut
  | ReportPlayer
  | PutBot
  | FreeSeat
  | MutePlayer
  | BanPerson
  | DismissWatcher
  | ChangeSettings
  | WriteRules
  | ChooseBoard
  | CommitNonce
  | WantAgain
  | StartMatch
  | SendNonce
  | MakeMove
  | NextRound
  | Ask
  | Hint
  | React
  | Say
  | Back
  | Coach
  | Speak;

/** Answers `hello`: everything, and what was missed since the number that was seen. */
export interface Welcome {
  type: "welcome";
  /** Of the last thing that happened here. */
  number: number;
  /** The own seat; null for those who watch. */
  you: number | null;
  table: TableInfo;
  presence: Presence;
  /** Null before the first deal. */
  view: CardView | DiceView | null;
  /** Null for those who watch, and while nothing is played. */
  choices: Choices | null;
  /** Milliseconds left for the decision that is waited for, until the next round, or until a quick match. */
  left: number | null;
  /** Milliseconds left for the round; null without a limit (HOUSE.blitz). */
  round_left: number | null;
  /** What happened since `seen`; with `fresh`, the last of what happened. */
  missed: Missed[];
  /** Whether there was no going on from `seen`. */
  fresh: boolean;
  /** The last lines. */
  chat: Said[];
}

/** Something changed; what is absent stayed as it was. */
export interface Happened {
  type: "happened";
  number: number;
  events: GameEvent[];
  /** Milliseconds left for the decision that is waited for, or until the next round is dealt. */
  left: number | null;
  /** Milliseconds left for the round; null without a limit (HOUSE.blitz). */
  round_left: number | null;
  /** The fields of it that have changed; with `table` all of them, or null before the first deal. */
  view?: Partial<CardView> | Partial<DiceView> | null;
  /** As in `welcome`; absent while they are what they were. */
  choices?: Choices | null;
  /** Absent when only the game went on. */
  table?: TableInfo;
  /** Comes with `table`. */
  you?: number | null;
  /** The id of the own `move` that brought it about: this is its answer, and `number` its number. */
  done?: string;
}

/** Somebody came or went, or a bot took a seat over or gave it back. */
export interface PresenceChanged {
  type: "presence";
  presence: Presence;
}

/** The clock was set again. */
export interface TimeLeft {
  type: "left";
  /** Milliseconds; null without a clock. */
  left: number | null;
  /** Of the round, in the same way. */
  round_left: number | null;
}

/** The request with this id was carried out; `number` is where the table stands. */
export interface Done {
  type: "done";
  id: string;
  /** Where the table stands. */
  number: number;
  /** Of a `hint`: a longest chain. */
  chain?: string[];
}

/** The request was not carried out and changed nothing. */
export interface Refused {
  type: "refused";
  /** Null when the message had none that could be read. */
  id: string | null;
  /** One of the codes below, or a refusal of the game. */
  code: string;
  /** The rule it comes from. */
  rule: string | null;
  /** The sentence for people, in the language of this connection. */
  message: string;
}

/** A line of chat or a reaction. */
export interface Said {
  type: "said";
  seat: number | null;
  name: string;
  /** Of a line of chat. */
  text: string | null;
  reaction: Reaction | null;
}

/** What the coach says of the own decision, first before the move and once more after it. */
export interface Advised {
  type: "advice";
  /** Since when the own seat has been asked for it. */
  number: number;
  advice: PlainAdvice;
}

/** Answers `ping`. */
export interface Pong {
  type: "pong";
}

/** What the server sends. */
export type ServerMessage =
  | Welcome
  | Happened
  | PresenceChanged
  | TimeLeft
  | Done
  | Refused
  | Said
  | Advised
  | Pong;
