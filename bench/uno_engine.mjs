// Whole random rounds of npm's uno-engine, for bench/volume.py: a random card that fits, a draw only when none
// does. For every line `PLAYERS ROUNDS` on standard input, one with rounds, decisions and CPU seconds comes back.

import { createInterface } from "node:readline";
import engine from "uno-engine";

const { Game, Value, colors, isWild } = engine;

const below = (bound) => Math.floor(Math.random() * bound);

/** The cards that may rightly be played: a Wild Draw Four only without the active colour in hand. */
function fitting(hand, top) {
  const colored = hand.some((card) => !isWild(card.value) && card.color === top.color);
  return hand.filter((card) => card.matches(top) && !(colored && card.value === Value.WILD_DRAW_FOUR));
}

function play(game, card) {
  if (isWild(card.value)) card.color = colors[below(colors.length)];
  game.play(card);
}

function playRound(names) {
  const game = new Game(names);
  let over = false;
  let decisions = 0;
  game.on("end", () => {
    over = true;
  });
  while (!over) {
    const player = game.currentPlayer;
    const choice = fitting(player.hand, game.discardedCard);
    decisions += 1;
    if (choice.length > 0) {
      play(game, choice[below(choice.length)]);
      continue;
    }
    game.draw();
    const [drawn] = player.hand.slice(-1);
    if (fitting(player.hand, game.discardedCard).includes(drawn)) {
      decisions += 1;
      play(game, drawn);
    } else {
      game.pass();
    }
  }
  return decisions;
}

for await (const line of createInterface({ input: process.stdin })) {
  const [players, rounds] = line.split(" ").map(Number);
  const names = Array.from({ length: players }, (_, seat) => `p${seat}`);
  const before = process.cpuUsage();
  let decisions = 0;
  for (let round = 0; round < rounds; round += 1) decisions += playRound(names);
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ rounds, decisions, seconds: (user + system) / 1e6 }));
}
