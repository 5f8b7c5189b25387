/** Everything at the table that has a name: the rule behind it, and the options that can change it. */

export interface Thing {
  rule: string | null;
  options?: readonly string[];
}

const STACK = ["stack", "deflect", "revenge"];
const UNO = ["uno", "uno-penalty"];
const DRAWING = ["draw", "drawn", "decline", "hand-limit"];

/** By what `data-what` says; the words are `what-…` in the catalogue. */
export const THINGS: Readonly<Record<string, Thing>> = {
  // The middle of the table
  "draw-pile": { rule: "TURN.draw", options: DRAWING },
  "discard-pile": { rule: "TURN.match" },
  "active-color": { rule: "TURN.match" },
  direction: { rule: "ACT.reverse" },
  stack: { rule: "HOUSE.stack", options: STACK },
  jump: { rule: "HOUSE.jump-in" },
  // Players
  "hand-of": { rule: "END.out", options: ["mercy", "hand-limit"] },
  "my-hand": { rule: "TURN.match", options: ["hints", "misplay", "multi", "mercy", "reveal"] },
  "open-hand": { rule: "HOUSE.reveal", options: ["reveal"] },
  seat: { rule: null },
  "my-seat": { rule: null },
  dealer: { rule: "SETUP.next-dealer", options: ["seats"] },
  "uno-badge": { rule: "UNO.say", options: ["uno"] },
  catch: { rule: "UNO.caught", options: UNO },
  "lost-turn": { rule: "ACT.skip" },
  partner: { rule: "HOUSE.teams", options: ["teams"] },
  out: { rule: "HOUSE.mercy", options: ["mercy", "knockout"] },
  falls: { rule: "HOUSE.stack", options: STACK },
  held: { rule: null },
  away: { rule: null },
  bot: { rule: null },
  timer: { rule: null },
  "round-clock": { rule: "HOUSE.blitz", options: ["round-time"] },
  score: { rule: "SCORE.target", options: ["scoring", "length", "knockout", "stakes", "teams"] },
  // Buttons
  keep: { rule: "TURN.drawn", options: ["drawn"] },
  "play-drawn": { rule: "TURN.drawn", options: ["drawn"] },
  pass: { rule: "PILE.none-left", options: ["hand-limit"] },
  uno: { rule: "UNO.say", options: UNO },
  take: { rule: "HOUSE.stack", options: STACK },
  challenge: { rule: "CHAL.guilty", options: ["stack"] },
  accept: { rule: "CHAL.answer" },
  together: { rule: "HOUSE.multi", options: ["multi", "bomb"] },
  "color-choice": { rule: "ACT.wild" },
  "player-choice": { rule: null },
  sort: { rule: null },
  speed: { rule: null },
  shown: { rule: "CHAL.show" },
  log: { rule: null },
  talk: { rule: null },
  coach: { rule: null },
  help: { rule: null },
  "house-rules": { rule: null },
  // The jackpot machine
  machine: { rule: "JACK.pull" },
  "used-rules": { rule: "RULE.recycle" },
  "rule-card": { rule: "RULE.write" },
  // Dice
  star: { rule: "DICE.wild" },
  plus: { rule: "DICE.plus" },
  minus: { rule: "DICE.minus" },
  "blank-space": { rule: "DICE.win" },
  "outlined-space": { rule: "DICE.plus" },
  "extra-space": { rule: "DICE.plus" },
  entry: { rule: "DICE.call" },
  "board-color": { rule: "DICE.call" },
  "to-go": { rule: "DICE.win" },
  "on-turn": { rule: "DICE.roll" },
  starts: { rule: "DICE.chain-start" },
  tie: { rule: "DICE.chain" },
  rail: { rule: "DICE.call" },
  tray: { rule: "DICE.roll" },
  reroll: { rule: "DICE.reroll" },
  "dice-keep": { rule: "DICE.reroll" },
  "hint-button": { rule: "DICE.chain" },
  lay: { rule: "DICE.write" },
  done: { rule: "DICE.penalties" },
};

/** What is explained by what it shows, and not by its name alone. */
export const SHOWN = ["card", "die", "space"] as const;

/** The rule about each kind of rule card, and each stop of the lever, is that of its name. */
export function ruleOfCard(rule: string): string {
  return `RULE.${rule.split(" ")[0] ?? "write"}`;
}
