/** Written by docs/wire.py from the editions and the languages: change that, and `make wire`. */

import type { Deck, DeckSymbol, EditionName, Language, Settings } from "./wire";

/** For those whose browser asks for none of ours. */
export const FALLBACK: Language = "en";

/** What people say, by the words of the rules, for searching. */
export const OTHER_WORDS: Record<Language, Readonly<Record<string, readonly string[]>>> = {
  en: { "wild draw four": ["wild draw 4", "+4", "plus four"], "draw two": ["draw 2", "+2", "plus two"], "draw pile": ["stock", "draw deck"], "discard pile": ["waste", "discards"], "bluff": ["lie", "lying", "cheat"], "catch": ["call out", "calling out"], "colour": ["color", "colors", "colours"], "deal": ["hand out"], "penalty": ["punishment"], "reverse": ["change of direction"], "skip": ["miss a turn"], "spinner": ["wheel"], "swap": ["trade", "switch"], "wild": ["joker"] },
  es: { "comodin toma cuatro": ["comodin roba cuatro", "+4", "mas cuatro"], "toma dos": ["+2", "mas dos", "chupate dos"], "pila para tomar": ["mazo", "pozo", "pila de robo", "monton de robo"], "pila para tirar": ["descarte", "pila de descarte", "monton de descarte"], "carta de arriba": ["carta superior"], "quien reparte": ["repartidor"], "acumula": ["encadenar"], "adelanta": ["colarse"], "castigo": ["penalizacion", "penalizaciones", "penalidad", "multa"], "farol": ["blof", "bluff", "mentira"], "girador": ["ruleta"], "jala": ["accionar", "acciona", "accionan", "tirar de", "tira de"], "marcador": ["rotulador"], "pareja": ["companero"], "reversa": ["cambio de sentido", "cambios de sentido", "cambio de direccion"], "salta": ["salto", "bloqueo"], "sorprend": ["pillar", "pilla", "pillan", "pillado", "pillada", "cazar"], "toma": ["robar", "roba", "robas", "roban", "robo", "robada", "robadas", "robado", "coger", "coge", "levantar"] },
};

/** The colours of cards and dice. */
export const COLORS = ["r", "y", "g", "b", "w", "s"] as const;

export type Color = (typeof COLORS)[number];

/** A card that one may not see. */
export const UNKNOWN = "??";

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

/** The letters of the colours by their names, as decks write them. */
export const COLOR_LETTERS: Readonly<Record<string, Color>> = { "red": "r", "yellow": "y", "green": "g", "blue": "b", "white": "w", "silver": "s" };

/** The symbols that come first in a deck, in this order; the others follow by their codes. */
export const SYMBOL_ORDER: readonly string[] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+2", "R", "S", "J", "W", "W4", "WH", "WJ"];

/** The decks of the package. */
export const DECKS: Readonly<Record<Exclude<EditionName, "dice">, Deck>> = {
  usa: { "format": 1, "name": "usa", "version": 2, "title": { "en": "USA", "es": "USA" }, "colors": ["red", "white", "blue", "silver"], "players": 10, "challenge": "anyone", "cards": { "0": 1, "1": 2, "2": 2, "3": 2, "4": 2, "5": 2, "6": 2, "7": 2, "8": 2, "9": 2, "+2": 2, "R": 2, "S": 2 }, "wilds": { "W": 4, "W4": 4 }, "symbols": { "0": { "points": 0 }, "1": { "points": 1 }, "2": { "points": 2 }, "3": { "points": 3 }, "4": { "points": 4 }, "5": { "points": 5 }, "6": { "points": 6 }, "7": { "points": 7 }, "8": { "points": 8 }, "9": { "points": 9 }, "+2": { "points": 20, "draws": 2, "skips": true }, "R": { "points": 20, "reverses": true }, "S": { "points": 20, "skips": true }, "W": { "points": 50 }, "W4": { "points": 50, "draws": 4, "skips": true, "restricted": true } }, "options": {}, "rules": [] },
  hp: { "format": 1, "name": "hp", "version": 2, "title": { "en": "Harry Potter", "es": "Harry Potter" }, "colors": ["red", "yellow", "green", "blue"], "players": 10, "challenge": "next", "cards": { "0": 1, "1": 2, "2": 2, "3": 2, "4": 2, "5": 2, "6": 2, "7": 2, "8": 2, "9": 2, "+2": 2, "R": 2, "S": 2 }, "wilds": { "W": 4, "W4": 4, "WH": 4 }, "symbols": { "0": { "points": 0 }, "1": { "points": 1 }, "2": { "points": 2 }, "3": { "points": 3 }, "4": { "points": 4 }, "5": { "points": 5 }, "6": { "points": 6 }, "7": { "points": 7 }, "8": { "points": 8 }, "9": { "points": 9 }, "+2": { "points": 20, "draws": 2, "skips": true }, "R": { "points": 20, "reverses": true }, "S": { "points": 20, "skips": true }, "W": { "points": 50 }, "W4": { "points": 50, "draws": 4, "skips": true, "restricted": true }, "WH": { "points": 50, "until": "red", "whom": "named" } }, "options": {}, "rules": [] },
  jackpot: { "format": 1, "name": "jackpot", "version": 2, "title": { "en": "Jackpot", "es": "Jackpot" }, "colors": ["red", "yellow", "green", "blue"], "players": 10, "challenge": "next", "cards": { "0": 1, "1": 2, "2": 1, "3": 2, "4": 1, "5": 2, "6": 1, "7": 2, "8": 1, "9": 2, "+2": 2, "R": 2, "S": 2, "J": 4 }, "wilds": { "W": 2, "W4": 4, "WJ": 2 }, "symbols": { "0": { "points": 0 }, "1": { "points": 1 }, "2": { "points": 2 }, "3": { "points": 3 }, "4": { "points": 4 }, "5": { "points": 5 }, "6": { "points": 6 }, "7": { "points": 7 }, "8": { "points": 8 }, "9": { "points": 9 }, "+2": { "points": 20, "draws": 2, "skips": true }, "R": { "points": 20, "reverses": true }, "S": { "points": 20, "skips": true }, "J": { "points": 40, "pulls": true }, "W": { "points": 50 }, "W4": { "points": 50, "draws": 4, "skips": true, "restricted": true }, "WJ": { "points": 50, "pulls": true } }, "options": {}, "rules": ["discard-to 2", "play-run", "draw-to 7", "play-wilds", "take-most 2", "act Cluck like a hen until your next turn", "act Hug the player with the most cards", "act High-five everyone with your feet"] },
  classic: { "format": 1, "name": "classic", "version": 1, "title": { "en": "Classic", "es": "Clásica" }, "colors": ["red", "yellow", "green", "blue"], "players": 10, "challenge": "next", "cards": { "0": 1, "1": 2, "2": 2, "3": 2, "4": 2, "5": 2, "6": 2, "7": 2, "8": 2, "9": 2, "+2": 2, "R": 2, "S": 2 }, "wilds": { "W": 4, "W4": 4 }, "symbols": { "0": { "points": 0 }, "1": { "points": 1 }, "2": { "points": 2 }, "3": { "points": 3 }, "4": { "points": 4 }, "5": { "points": 5 }, "6": { "points": 6 }, "7": { "points": 7 }, "8": { "points": 8 }, "9": { "points": 9 }, "+2": { "points": 20, "draws": 2, "skips": true }, "R": { "points": 20, "reverses": true }, "S": { "points": 20, "skips": true }, "W": { "points": 50 }, "W4": { "points": 50, "draws": 4, "skips": true, "restricted": true } }, "options": {}, "rules": [] },
  wild: { "format": 1, "name": "wild", "version": 1, "title": { "en": "All Wild", "es": "Todo comodines" }, "colors": [], "players": 10, "challenge": "next", "cards": {}, "wilds": { "W": 50, "W4": 8, "W2": 12, "WP": 4, "WR": 12, "WS": 12, "WT": 10, "WX": 4 }, "symbols": { "W": { "points": 20, "name": { "en": "Wild", "es": "Comodín" } }, "W4": { "points": 50, "draws": 4, "skips": true, "name": { "en": "Wild Draw Four", "es": "Comodín Toma cuatro" } }, "W2": { "points": 50, "draws": 2, "skips": true, "name": { "en": "Wild Draw Two", "es": "Comodín Toma dos" } }, "WP": { "points": 50, "passes": true, "name": { "en": "Wild Pass On", "es": "Comodín Pasa la mano" } }, "WR": { "points": 50, "reverses": true, "name": { "en": "Wild Reverse", "es": "Comodín Reversa" } }, "WS": { "points": 50, "skips": true, "name": { "en": "Wild Skip", "es": "Comodín Salta" } }, "WT": { "points": 50, "draws": 2, "whom": "named", "name": { "en": "Wild Target", "es": "Comodín Diana" } }, "WX": { "points": 50, "whom": "named", "swaps": true, "name": { "en": "Wild Swap", "es": "Comodín Intercambio" } } }, "options": {}, "rules": [] },
  attack: { "format": 1, "name": "attack", "version": 1, "title": { "en": "Attack", "es": "Ataque" }, "colors": ["red", "yellow", "green", "blue"], "players": 10, "challenge": "next", "cards": { "0": 1, "1": 2, "2": 2, "3": 2, "4": 2, "5": 2, "6": 2, "7": 2, "8": 2, "9": 2, "R": 2, "S": 2, "A": 2 }, "wilds": { "W": 4, "WA": 4, "WB": 2, "WD": 2 }, "symbols": { "0": { "points": 0 }, "1": { "points": 1 }, "2": { "points": 2 }, "3": { "points": 3 }, "4": { "points": 4 }, "5": { "points": 5 }, "6": { "points": 6 }, "7": { "points": 7 }, "8": { "points": 8 }, "9": { "points": 9 }, "R": { "points": 20, "reverses": true }, "S": { "points": 20, "skips": true }, "A": { "points": 30, "until": "active", "skips": true, "name": { "en": "Attack", "es": "Ataque" } }, "W": { "points": 50 }, "WA": { "points": 50, "until": "active", "whom": "named", "name": { "en": "Wild Attack", "es": "Comodín Ataque" } }, "WB": { "points": 60, "until": "active", "whom": "others", "name": { "en": "Wild Barrage", "es": "Comodín Bombardeo" } }, "WD": { "points": 50, "draws": 1, "whom": "others", "name": { "en": "Wild Drizzle", "es": "Comodín Llovizna" } } }, "options": {}, "rules": [] },
};

/** What the lever can show. */
export const SPINS = ["any", "right", "left", "all", "colors", "draw4"] as const;

/** The versions of each edition, and how each plays what it had no option for. */
export const VERSIONS: Record<EditionName, Readonly<Record<string, Readonly<Record<string, string>>>>> = {
  usa: { "1": { "stack": "off", "deflect": "off", "revenge": "off", "draw": "one", "decline": "yes", "seven-zero": "off", "jump-in": "off", "multi": "off", "bomb": "off", "finish": "any", "mercy": "off", "hand-limit": "off", "reveal": "off", "uno-penalty": "2", "misplay": "off", "teams": "off", "knockout": "off", "stakes": "1", "length": "points", "seats": "fixed", "round-time": "off", "hints": "on" }, "2": {} },
  hp: { "1": { "stack": "off", "deflect": "off", "revenge": "off", "draw": "one", "decline": "yes", "seven-zero": "off", "jump-in": "off", "multi": "off", "bomb": "off", "finish": "any", "mercy": "off", "hand-limit": "off", "reveal": "off", "uno-penalty": "2", "misplay": "off", "teams": "off", "knockout": "off", "stakes": "1", "length": "points", "seats": "fixed", "round-time": "off", "hints": "on" }, "2": {} },
  jackpot: { "1": { "stack": "off", "deflect": "off", "revenge": "off", "draw": "one", "decline": "yes", "seven-zero": "off", "jump-in": "off", "multi": "off", "bomb": "off", "finish": "any", "mercy": "off", "hand-limit": "off", "reveal": "off", "uno-penalty": "2", "misplay": "off", "teams": "off", "knockout": "off", "stakes": "1", "length": "points", "seats": "fixed", "round-time": "off", "hints": "on" }, "2": {} },
  classic: { "1": {} },
  wild: { "1": {} },
  attack: { "1": {} },
  dice: { "1": {} },
};

/** The symbols that need no words in a deck file, and what they do. */
export const OURS: Readonly<Record<string, DeckSymbol>> = {
  "0": { "points": 0 },
  "1": { "points": 1 },
  "2": { "points": 2 },
  "3": { "points": 3 },
  "4": { "points": 4 },
  "5": { "points": 5 },
  "6": { "points": 6 },
  "7": { "points": 7 },
  "8": { "points": 8 },
  "9": { "points": 9 },
  "+2": { "points": 20, "draws": 2, "skips": true },
  "R": { "points": 20, "reverses": true },
  "S": { "points": 20, "skips": true },
  "J": { "points": 40, "pulls": true },
  "W": { "points": 50 },
  "W4": { "points": 50, "draws": 4, "skips": true, "restricted": true },
  "WJ": { "points": 50, "pulls": true },
};

/** The values of options that the rulebook has, as the reference of rules lists them. */
export const RULEBOOK_VALUES: Readonly<Record<string, readonly string[]>> = {
  "drawn": ["book"],
  "wild4": ["bluff"],
  "uno": ["call"],
  "scoring": ["winner", "lowest"],
  "target": ["500"],
  "hand-size": ["7"],
  "reverse-two": [],
  "stack": ["off"],
  "deflect": ["off"],
  "revenge": ["off"],
  "draw": ["one"],
  "decline": ["yes"],
  "seven-zero": ["off"],
  "jump-in": ["off"],
  "multi": ["off"],
  "bomb": ["off"],
  "finish": ["any"],
  "mercy": ["off"],
  "hand-limit": ["off"],
  "reveal": ["off"],
  "uno-penalty": ["2"],
  "misplay": ["off"],
  "teams": ["off"],
  "knockout": ["off"],
  "stakes": ["1"],
  "length": ["points"],
  "seats": ["fixed"],
  "round-time": ["off"],
  "hints": ["on"],
  "board-size": [],
  "first-player": ["the youngest"],
};

/** The most that a deck file can have. */
export const DECK_LIMITS = { "bytes": 16384, "cards": 128, "colors": 4, "players": 10, "draws": 20, "points": 127, "name": 20, "title": 40 } as const;

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

/** The boards there are (DICE.parts). */
export const BOARD_COLORS = ["red", "yellow", "blue", "green"] as const;

/** The longest name that a player can have. */
export const LONGEST_NAME = 20;

/** What a table has agreed on when nobody says otherwise. */
export const USUAL_SETTINGS = { "deck": null, "options": {}, "public": false, "timer": 0, "pace": "brisk", "open_hands": true, "writing": false } satisfies Omit<Required<Settings>, "edition" | "seats">;
