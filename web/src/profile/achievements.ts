/** What a match has earned, read from what happened in it. */
import type { GameEvent } from "../lib/wire";
import type { Finished } from "./counting";
import type { Achievement, Kind, Tally } from "./model";

/** The four games that boxes were sold of. */
const FOUR: readonly Kind[] = ["usa", "hp", "jackpot", "dice"];
const IN_A_ROW = 3;
const FULL_HAND = 10;
const PULLS = 3;
const ALL_DICE = 6;
/** Fewer rounds are no way back. */
const ROUNDS = 3;

/** How everything stands once this match is counted. */
export interface Standing {
  tallies: Record<Kind, Tally>;
  streak: number;
}

type Test = (match: Finished, standing: Standing) => boolean;

const TESTS: Record<Achievement, Test> = {
  "first-win": won,
  "four-games": (_, { tallies }) => FOUR.every((kind) => tallies[kind][1] > 0),
  "three-in-a-row": (_, { streak }) => streak >= IN_A_ROW,
  "full-hands": ({ events, you }) =>
    roundsWon(events, you).some((round) => hands(round).some((cards) => cards >= FULL_HAND)),
  "sharp-ears": ({ events, you }) =>
    events.some(([kind, seat, , other]) => kind === "caught" && seat === you && other !== you),
  "bluff-called": ({ events, you }) => events.some(([kind, , , other]) => kind === "guilty" && other === you),
  "no-draw": ({ events, you }) => roundsWon(events, you).some((round) => !happened(round, "drew", you)),
  "no-lost-turn": (match) =>
    won(match) &&
    happened(match.events, "played", match.you) &&
    !happened(match.events, "lost-turn", match.you),
  comeback: (match) => won(match) && wasLast(match),
  lever: ({ events, you }) =>
    events.filter(([kind, seat]) => kind === "spun" && seat === you).length >= PULLS,
  "six-dice": ({ events, you }) =>
    events.some(([kind, seat, dice]) => kind === "chained" && seat === you && dice.length >= ALL_DICE),
  "own-deck": ({ kind }) => kind === "own",
};

/** Everything that this match has earned, whether it was earned before or not. */
export function earnedIn(match: Finished, standing: Standing): Achievement[] {
  return (Object.keys(TESTS) as Achievement[]).filter((name) => TESTS[name](match, standing));
}

function won({ winners, you }: Finished): boolean {
  return winners.includes(you);
}

function happened(events: readonly GameEvent[], kind: string, seat: number): boolean {
  return events.some((event) => event[0] === kind && event[1] === seat);
}

/** The rounds of cards that a seat has won, each from its deal to its end; not one that it came to late. */
function roundsWon(events: readonly GameEvent[], seat: number): GameEvent[][] {
  const rounds: GameEvent[][] = [];
  for (const event of events) {
    if (event[0] === "shuffled") rounds.push([]);
    rounds.at(-1)?.push(event);
  }
  return rounds.filter((round) => happened(round, "won-round", seat));
}

/** How many cards those who did not go out were left with. */
function hands(round: readonly GameEvent[]): number[] {
  return round.filter(([kind]) => kind === "left").map(([, , cards]) => cards.length);
}

/** Whether nobody had less to show after some round but the last. */
function wasLast({ rounds, you, lowest }: Finished): boolean {
  if (rounds.length < ROUNDS) return false;
  return rounds.slice(0, -1).some((points) => {
    const mine = points[you] ?? 0;
    return points.every((theirs, seat) => seat === you || (lowest ? theirs < mine : theirs > mine));
  });
}
