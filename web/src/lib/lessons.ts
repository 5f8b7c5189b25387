/** Written by docs/wire.py from the lessons: change that, and `make wire`. */

import type { LessonName } from "./wire";

/** The situation in which a step is told: everything that is named here holds. */
export interface When {
  /** The learner is asked this decision. */
  asked?: string | null;
  /** The learner may play a card with this symbol. */
  play?: string | null;
  /** The learner may play nothing on this turn. */
  stuck?: boolean | null;
  /** The learner holds so many cards, and may play one of them. */
  hand?: number | null;
  /** Somebody can be caught. */
  catch?: boolean | null;
  /** This has just happened. */
  event?: string | null;
  /** To this player. */
  seat?: number | null;
  /** With this value. */
  value?: string | null;
}

/** One sentence beside the thing that it speaks of. */
export interface Step {
  /** Of its message, after `lesson-`. */
  key: string;
  /** The spot on the table that it speaks of: the first of these that is there. */
  at: string[];
  when?: When;
  /** What it asks for; with none, the learner only reads it. */
  moves?: string[];
  /** Only while the learner is on the path: elsewhere it would not be true. */
  path?: boolean | null;
  /** Shown before what happened is, as long as that is being shown. */
  early?: boolean | null;
  /** More spots that are tapped for it, which must stay in sight. */
  tap?: string[];
}

export const STEPS: Record<LessonName, readonly Step[]> = {
  usa: [
    {"key": "welcome", "at": ["hand"], "path": true},
    {"key": "match", "at": ["card-r7"], "when": {"asked": "turn"}, "moves": ["play r7"], "path": true},
    {"key": "match-number", "at": ["discard"], "when": {"event": "played", "seat": 1}, "path": true},
    {"key": "draw-two", "at": ["card-b+2"], "when": {"asked": "turn", "play": "+2"}, "moves": ["play b+2"]},
    {"key": "draw-two-done", "at": ["seat-1"], "when": {"event": "lost-turn", "seat": 1}, "path": true},
    {"key": "draw", "at": ["draw"], "when": {"asked": "turn", "stuck": true}, "moves": ["draw"]},
    {"key": "wild-drawn", "at": ["color-r", "card-W"], "when": {"asked": "drawn", "play": "W"}, "moves": ["play W:r"], "path": true},
    {"key": "challenge", "at": ["challenge"], "when": {"asked": "answer"}, "moves": ["challenge"]},
    {"key": "challenge-won", "at": ["shown", "seat-1"], "when": {"event": "guilty"}},
    {"key": "number", "at": ["card-r5"], "when": {"asked": "turn"}, "moves": ["play r5"], "path": true},
    {"key": "catch", "at": ["catch"], "when": {"catch": true}, "moves": ["catch {2}"]},
    {"key": "uno", "at": ["uno", "card-r1"], "when": {"asked": "turn", "hand": 2}, "moves": ["play r1 uno"], "tap": ["card-r1"]},
    {"key": "last", "at": ["card-w8"], "when": {"asked": "turn", "hand": 1}, "moves": ["play w8"], "path": true},
  ],
  hp: [
    {"key": "welcome", "at": ["hand"], "path": true},
    {"key": "match", "at": ["card-g8"], "when": {"asked": "turn"}, "moves": ["play g8"], "path": true},
    {"key": "match-number", "at": ["discard"], "when": {"event": "played", "seat": 1}, "path": true},
    {"key": "challenge", "at": ["challenge"], "when": {"asked": "answer"}, "moves": ["challenge"]},
    {"key": "challenge-won", "at": ["shown", "seat-2"], "when": {"event": "guilty"}},
    {"key": "wild", "at": ["color-r", "card-W"], "when": {"asked": "turn", "play": "W"}, "moves": ["play W:r"]},
    {"key": "hat", "at": ["color-r", "player-2", "card-WH"], "when": {"asked": "turn", "play": "WH"}, "moves": ["play WH:r @{2}"]},
    {"key": "hat-drew", "at": ["seat-2"], "when": {"event": "drew", "seat": 2}, "path": true},
    {"key": "reverse", "at": ["card-rR"], "when": {"asked": "turn", "play": "R"}, "moves": ["play rR"]},
    {"key": "reverse-done", "at": ["direction"], "when": {"event": "turned"}},
    {"key": "draw", "at": ["draw"], "when": {"asked": "turn", "stuck": true}, "moves": ["draw"]},
    {"key": "drawn", "at": ["card-y2"], "when": {"asked": "drawn"}, "moves": ["play y2"], "path": true},
    {"key": "catch", "at": ["catch"], "when": {"catch": true}, "moves": ["catch {1}"]},
    {"key": "uno", "at": ["uno", "card-r5"], "when": {"asked": "turn", "hand": 2}, "moves": ["play r5 uno"], "tap": ["card-r5"]},
    {"key": "last", "at": ["card-g2"], "when": {"asked": "turn", "hand": 1}, "moves": ["play g2"], "path": true},
  ],
  jackpot: [
    {"key": "welcome", "at": ["hand"], "path": true},
    {"key": "match", "at": ["card-y9"], "when": {"asked": "turn"}, "moves": ["play y9"], "path": true},
    {"key": "match-number", "at": ["discard"], "when": {"event": "played", "seat": 1}, "path": true},
    {"key": "challenge", "at": ["challenge"], "when": {"asked": "answer"}, "moves": ["challenge"]},
    {"key": "challenge-won", "at": ["shown", "seat-2"], "when": {"event": "guilty"}},
    {"key": "wild-jackpot", "at": ["color-g", "card-W"], "when": {"asked": "turn", "play": "W"}, "moves": ["play W:g"]},
    {"key": "jackpot", "at": ["card-gJ"], "when": {"asked": "turn", "play": "J"}, "moves": ["play gJ"]},
    {"key": "lever", "at": ["lever"], "when": {"event": "spun", "seat": 0}, "early": true},
    {"key": "rule", "at": ["machine"], "when": {"event": "rule"}, "path": true},
    {"key": "rule-done", "at": ["seat-2"], "when": {"event": "discarded", "seat": 2}, "path": true},
    {"key": "catch", "at": ["catch"], "when": {"catch": true}, "moves": ["catch {2}"]},
    {"key": "draw", "at": ["draw"], "when": {"asked": "turn", "stuck": true}, "moves": ["draw"]},
    {"key": "drawn", "at": ["card-g7"], "when": {"asked": "drawn"}, "moves": ["play g7"], "path": true},
    {"key": "uno", "at": ["uno", "card-r5", "card-r8"], "when": {"asked": "turn", "hand": 2}, "moves": ["play r5 uno", "play r8 uno"], "tap": ["card-r5", "card-r8"]},
    {"key": "skipped", "at": ["seat-2"], "when": {"event": "lost-turn", "seat": 2}, "path": true},
    {"key": "last", "at": ["hand"], "when": {"asked": "turn", "hand": 1}, "moves": ["play r8", "play r5"], "path": true},
  ],
  dice: [
    {"key": "dice-board", "at": ["board-0"], "path": true},
    {"key": "dice-roll", "at": ["tray"], "when": {"asked": "roll"}, "path": true},
    {"key": "dice-chain", "at": ["tray"], "when": {"asked": "roll"}, "moves": ["reroll r5 *"], "tap": ["rail", "dice-buttons"]},
    {"key": "dice-longer", "at": ["tray"], "when": {"asked": "chain"}, "moves": ["chain b3 b1 y1 y6 r6"], "tap": ["rail", "dice-buttons"]},
    {"key": "dice-plus", "at": ["penalties"], "when": {"asked": "penalty"}, "moves": ["+1 {1}"]},
    {"key": "dice-call", "at": ["board-1"], "when": {"event": "called", "seat": 0}},
    {"key": "dice-called", "at": ["board-0"], "when": {"event": "called", "seat": 1}, "path": true},
    {"key": "dice-stars", "at": ["tray"], "when": {"asked": "roll"}, "moves": ["stand"], "path": true, "tap": ["rail", "dice-buttons"]},
    {"key": "dice-last", "at": ["tray"], "when": {"asked": "chain"}, "moves": ["chain r5 * g4", "chain r5 * b6", "chain r5 * g1", "chain r5 * g4 g1", "chain r5 * g1 g4"], "path": true, "tap": ["rail", "dice-buttons"]},
  ],
};
