/** Written by docs/wire.py from the editions and the languages: change that, and `make wire`. */

import type { EditionName, Language, Settings } from "./wire";

/** For those whose browser asks for none of ours. */
export const FALLBACK: Language = "en";

/** How the rulebook marks, in each language, what the book says and what is a ruling. */
export const MARKS: Record<Language, readonly [book: string, ruling: string]> = {
  en: ["book", "ruling"],
  es: ["reglamento", "criterio"],
};

/** The colours of cards and dice. */
export const COLORS = ["r", "y", "g", "b", "w", "s"] as const;

export type Color = (typeof COLORS)[number];

/** A card that one may not see. */
export const UNKNOWN = "??";

/** What each symbol counts. */
export const POINTS: Readonly<Record<string, number>> = { "0": 0, "1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "+2": 20, "R": 20, "S": 20, "W": 50, "W4": 50, "WH": 50, "J": 40, "WJ": 50, "W2": 50, "WP": 50, "WR": 50, "WS": 50, "WT": 50, "WX": 50, "A": 30, "WA": 50, "WB": 60, "WD": 50 };

/** Symbols that go back into the pile when they are turned over first (FIRST.wild4). */
export const RESTRICTED: readonly string[] = [];

/** The colours of each edition, in their order. */
export const EDITION_COLORS: Record<EditionName, readonly Color[]> = {
  usa: ["r", "w", "b", "s"],
  hp: ["r", "y", "g", "b"],
  jackpot: ["r", "y", "g", "b"],
  classic: ["r", "y", "g", "b"],
  wild: [],
  attack: ["r", "y", "g", "b"],
  dice: ["r", "y", "g", "b"],
};

/** The decks in their order, from which every shuffle starts: each card, and how many there are. */
export const DECKS = {
  usa: [
    ["r0", 1], ["r1", 2], ["r2", 2], ["r3", 2], ["r4", 2], ["r5", 2], ["r6", 2], ["r7", 2], ["r8", 2], ["r9", 2], ["r+2", 2], ["rR", 2], ["rS", 2],
    ["w0", 1], ["w1", 2], ["w2", 2], ["w3", 2], ["w4", 2], ["w5", 2], ["w6", 2], ["w7", 2], ["w8", 2], ["w9", 2], ["w+2", 2], ["wR", 2], ["wS", 2],
    ["b0", 1], ["b1", 2], ["b2", 2], ["b3", 2], ["b4", 2], ["b5", 2], ["b6", 2], ["b7", 2], ["b8", 2], ["b9", 2], ["b+2", 2], ["bR", 2], ["bS", 2],
    ["s0", 1], ["s1", 2], ["s2", 2], ["s3", 2], ["s4", 2], ["s5", 2], ["s6", 2], ["s7", 2], ["s8", 2], ["s9", 2], ["s+2", 2], ["sR", 2], ["sS", 2],
    ["W", 4], ["W4", 4],
  ],
  hp: [
    ["r0", 1], ["r1", 2], ["r2", 2], ["r3", 2], ["r4", 2], ["r5", 2], ["r6", 2], ["r7", 2], ["r8", 2], ["r9", 2], ["r+2", 2], ["rR", 2], ["rS", 2],
    ["y0", 1], ["y1", 2], ["y2", 2], ["y3", 2], ["y4", 2], ["y5", 2], ["y6", 2], ["y7", 2], ["y8", 2], ["y9", 2], ["y+2", 2], ["yR", 2], ["yS", 2],
    ["g0", 1], ["g1", 2], ["g2", 2], ["g3", 2], ["g4", 2], ["g5", 2], ["g6", 2], ["g7", 2], ["g8", 2], ["g9", 2], ["g+2", 2], ["gR", 2], ["gS", 2],
    ["b0", 1], ["b1", 2], ["b2", 2], ["b3", 2], ["b4", 2], ["b5", 2], ["b6", 2], ["b7", 2], ["b8", 2], ["b9", 2], ["b+2", 2], ["bR", 2], ["bS", 2],
    ["W", 4], ["W4", 4], ["WH", 4],
  ],
  jackpot: [
    ["r0", 1], ["r1", 2], ["r2", 1], ["r3", 2], ["r4", 1], ["r5", 2], ["r6", 1], ["r7", 2], ["r8", 1], ["r9", 2], ["r+2", 2], ["rR", 2], ["rS", 2], ["rJ", 4],
    ["y0", 1], ["y1", 2], ["y2", 1], ["y3", 2], ["y4", 1], ["y5", 2], ["y6", 1], ["y7", 2], ["y8", 1], ["y9", 2], ["y+2", 2], ["yR", 2], ["yS", 2], ["yJ", 4],
    ["g0", 1], ["g1", 2], ["g2", 1], ["g3", 2], ["g4", 1], ["g5", 2], ["g6", 1], ["g7", 2], ["g8", 1], ["g9", 2], ["g+2", 2], ["gR", 2], ["gS", 2], ["gJ", 4],
    ["b0", 1], ["b1", 2], ["b2", 1], ["b3", 2], ["b4", 1], ["b5", 2], ["b6", 1], ["b7", 2], ["b8", 1], ["b9", 2], ["b+2", 2], ["bR", 2], ["bS", 2], ["bJ", 4],
    ["W", 2], ["W4", 4], ["WJ", 2],
  ],
  classic: [
    ["r0", 1], ["r1", 2], ["r2", 2], ["r3", 2], ["r4", 2], ["r5", 2], ["r6", 2], ["r7", 2], ["r8", 2], ["r9", 2], ["r+2", 2], ["rR", 2], ["rS", 2],
    ["y0", 1], ["y1", 2], ["y2", 2], ["y3", 2], ["y4", 2], ["y5", 2], ["y6", 2], ["y7", 2], ["y8", 2], ["y9", 2], ["y+2", 2], ["yR", 2], ["yS", 2],
    ["g0", 1], ["g1", 2], ["g2", 2], ["g3", 2], ["g4", 2], ["g5", 2], ["g6", 2], ["g7", 2], ["g8", 2], ["g9", 2], ["g+2", 2], ["gR", 2], ["gS", 2],
    ["b0", 1], ["b1", 2], ["b2", 2], ["b3", 2], ["b4", 2], ["b5", 2], ["b6", 2], ["b7", 2], ["b8", 2], ["b9", 2], ["b+2", 2], ["bR", 2], ["bS", 2],
    ["W", 4], ["W4", 4],
  ],
  wild: [
    ["W", 50], ["W4", 8], ["W2", 12], ["WP", 4], ["WR", 12], ["WS", 12], ["WT", 10], ["WX", 4],
  ],
  attack: [
    ["r0", 1], ["r1", 2], ["r2", 2], ["r3", 2], ["r4", 2], ["r5", 2], ["r6", 2], ["r7", 2], ["r8", 2], ["r9", 2], ["rR", 2], ["rS", 2], ["rA", 2],
    ["y0", 1], ["y1", 2], ["y2", 2], ["y3", 2], ["y4", 2], ["y5", 2], ["y6", 2], ["y7", 2], ["y8", 2], ["y9", 2], ["yR", 2], ["yS", 2], ["yA", 2],
    ["g0", 1], ["g1", 2], ["g2", 2], ["g3", 2], ["g4", 2], ["g5", 2], ["g6", 2], ["g7", 2], ["g8", 2], ["g9", 2], ["gR", 2], ["gS", 2], ["gA", 2],
    ["b0", 1], ["b1", 2], ["b2", 2], ["b3", 2], ["b4", 2], ["b5", 2], ["b6", 2], ["b7", 2], ["b8", 2], ["b9", 2], ["bR", 2], ["bS", 2], ["bA", 2],
    ["W", 4], ["WA", 4], ["WB", 2], ["WD", 2],
  ],
} as const;

/** What the lever can show. */
export const SPINS = ["any", "right", "left", "all", "colors", "draw4"] as const;

/** The versions of each edition, and how each plays what it had no option for. */
export const VERSIONS: Record<EditionName, Readonly<Record<string, Readonly<Record<string, string>>>>> = {
  usa: { "1": { "stack": "off", "deflect": "off", "revenge": "off", "draw": "one", "decline": "yes", "seven-zero": "off", "jump-in": "off", "multi": "off", "bomb": "off", "finish": "any", "mercy": "off", "hand-limit": "off", "reveal": "off", "uno-penalty": "2", "misplay": "off", "teams": "off", "knockout": "off", "stakes": "1", "length": "points", "seats": "fixed" }, "2": {} },
  hp: { "1": { "stack": "off", "deflect": "off", "revenge": "off", "draw": "one", "decline": "yes", "seven-zero": "off", "jump-in": "off", "multi": "off", "bomb": "off", "finish": "any", "mercy": "off", "hand-limit": "off", "reveal": "off", "uno-penalty": "2", "misplay": "off", "teams": "off", "knockout": "off", "stakes": "1", "length": "points", "seats": "fixed" }, "2": {} },
  jackpot: { "1": { "stack": "off", "deflect": "off", "revenge": "off", "draw": "one", "decline": "yes", "seven-zero": "off", "jump-in": "off", "multi": "off", "bomb": "off", "finish": "any", "mercy": "off", "hand-limit": "off", "reveal": "off", "uno-penalty": "2", "misplay": "off", "teams": "off", "knockout": "off", "stakes": "1", "length": "points", "seats": "fixed" }, "2": {} },
  classic: { "1": {} },
  wild: { "1": {} },
  attack: { "1": {} },
  dice: { "1": {} },
};

/** What a rule card can be. */
export const RULE_KINDS = ["discard-to", "play-run", "draw-to", "play-wilds", "take-most", "act"] as const;

/** The least number that each kind takes; the others take none. */
export const LEAST_NUMBER: Readonly<Record<string, number>> = { "discard-to": 0, "draw-to": 1, "take-most": 1 };

/** The highest number on a rule card. */
export const HIGHEST_NUMBER = 99;

/** The most letters on a rule card. */
export const LONGEST_TEXT = 120;

/** RULE.ideas: what is used where nobody writes their own. */
export const IDEAS: readonly string[] = [
  "discard-to 2",
  "play-run",
  "draw-to 7",
  "play-wilds",
  "take-most 2",
  "act Cluck like a hen until your next turn",
  "act Hug the player with the most cards",
  "act High-five everyone with your feet",
];

/** The sides of each die (DICE.faces). */
export const DICE: readonly (readonly string[])[] = [
  ["r1", "y4", "g2", "b3", "*", "+1"],
  ["r2", "y5", "g3", "b1", "*", "-1"],
  ["r3", "y6", "g4", "b5", "*", "+1"],
  ["r4", "y1", "g5", "b6", "*", "-1"],
  ["r5", "y2", "g6", "b4", "*", "+1"],
  ["r6", "y3", "g1", "b2", "*", "-1"],
];

/** The longest name that a player can have. */
export const LONGEST_NAME = 20;

/** What a table has agreed on when nobody says otherwise. */
export const USUAL_SETTINGS = { "deck": null, "options": {}, "public": false, "timer": 0, "pace": "brisk", "open_hands": true, "writing": false } satisfies Omit<Required<Settings>, "edition" | "seats">;
