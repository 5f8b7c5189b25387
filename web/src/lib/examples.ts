/** Written by docs/wire.py from the worked examples: change that, and `make wire`. */

export const EXAMPLES = ["two-on-two", "stacking", "bluff", "no-bluff", "anyone-challenges", "next-challenges", "last-draw-two", "last-wild-four", "uno-caught", "uno-late", "uno-window", "reverse-two", "drawn-card", "draw-anyway", "wild-any-time", "same-symbol", "nothing-left", "first-draw-two", "sorting-hat", "lever", "lever-colors", "rule-run", "rule-discard", "seven-zero", "jump-in", "dice-chain", "dice-call", "dice-call-wild", "dice-penalties"] as const;

export type ExampleName = (typeof EXAMPLES)[number];

/** A move of an example's answer. */
export type Tries = [
  seat: number,
  move: string,
  /** Whether it is tried to show that it is refused. */
  refused: boolean,
];

/** A worked example. */
export interface Example {
  name: string;
  edition: string;
  /** What it is about. */
  rules: string[];
  /** In the notation, with the chance that it fixes. */
  position: string;
  script: Tries[];
}

export const WORKED: Record<ExampleName, Example> = {
  "two-on-two": {"name": "two-on-two", "edition": "usa", "rules": ["ACT.draw2", "HOUSE.stack"], "position": "edition usa\nplayers Ana Beto Caro\nhand Ana r+2 r1 w5\nhand Beto b+2 b6 s4\nhand Caro w2 s7 b9\ntop r7\ndraw b1 s3 w8 w9\nturn Ana\n", "script": [[0, "play r+2", false], [1, "play b+2", true]]},
  "stacking": {"name": "stacking", "edition": "usa", "rules": ["HOUSE.stack"], "position": "edition usa\noption stack twos\nplayers Ana Beto Caro\nhand Ana r+2 r1 w5\nhand Beto b+2 b6 s4\nhand Caro w2 s7 b9\ntop r7\ndraw b1 s3 w8 w9\nturn Ana\n", "script": [[0, "play r+2", false], [1, "play b+2", false], [2, "play b9", true], [2, "accept", false]]},
  "bluff": {"name": "bluff", "edition": "usa", "rules": ["ACT.wild4-legal", "ACT.wild4-bluff", "CHAL.show", "CHAL.guilty"], "position": "edition usa\nplayers Ana Beto Caro\nhand Ana W4 r3 b5\nhand Beto r2 w6 s8\nhand Caro b2 s1 w9\ntop r7\ndraw s3 s4 s5 s6\nturn Ana\n", "script": [[0, "play W4:b", false], [1, "challenge", false]]},
  "no-bluff": {"name": "no-bluff", "edition": "usa", "rules": ["ACT.wild4-legal", "CHAL.show", "CHAL.innocent"], "position": "edition usa\nplayers Ana Beto Caro\nhand Ana W4 w7 b5\nhand Beto r2 w6 s8\nhand Caro b2 s1 w9\ntop r7\ndraw s3 s4 s5 s6 b8 b9\nturn Ana\n", "script": [[0, "play W4:b", false], [1, "challenge", false]]},
  "anyone-challenges": {"name": "anyone-challenges", "edition": "usa", "rules": ["CHAL.who-usa", "CHAL.answer", "CHAL.innocent"], "position": "edition usa\nplayers Ana Beto Caro\nhand Ana W4 w7 b5\nhand Beto r2 w6 s8\nhand Caro b2 s1 w9\ntop r7\ndraw s3 s4 s5 s6 b8 b9\nturn Ana\n", "script": [[0, "play W4:b", false], [1, "accept", false], [2, "challenge", false]]},
  "next-challenges": {"name": "next-challenges", "edition": "hp", "rules": ["CHAL.who", "ACT.wild4"], "position": "edition hp\nplayers Ana Beto Caro\nhand Ana W4 r3 b5\nhand Beto r2 y6 g8\nhand Caro b2 g1 y9\ntop r7\ndraw g3 g4 g5 g6\nturn Ana\n", "script": [[0, "play W4:b", false], [2, "challenge", true], [1, "accept", false]]},
  "last-draw-two": {"name": "last-draw-two", "edition": "usa", "rules": ["END.out", "END.last-draw", "SCORE.winner", "DECK.points"], "position": "edition usa\nplayers Ana Beto Caro\nhand Ana r+2\nhand Beto r2 w6\nhand Caro b2 s1\ntop r7\ndraw W s4\nturn Ana\n", "script": [[0, "play r+2", false]]},
  "last-wild-four": {"name": "last-wild-four", "edition": "usa", "rules": ["CHAL.last-card", "END.last-draw"], "position": "edition usa\nplayers Ana Beto Caro\nhand Ana W4\nhand Beto r2 w6\nhand Caro b2 s1\ntop r7\ndraw s3 s4 s5 s6 b8 b9\nturn Ana\n", "script": [[0, "play W4:r", false], [1, "challenge", false]]},
  "uno-caught": {"name": "uno-caught", "edition": "usa", "rules": ["UNO.say", "UNO.caught"], "position": "edition usa\nplayers Ana Beto Caro\nhand Ana r3 b5\nhand Beto r2 w6 s8\nhand Caro b2 s1 w9\ntop r7\ndraw s3 s4\nturn Ana\n", "script": [[0, "play r3", false], [2, "catch Ana", false], [0, "uno", true]]},
  "uno-late": {"name": "uno-late", "edition": "usa", "rules": ["UNO.say", "UNO.false", "UNO.only-if-caught"], "position": "edition usa\nplayers Ana Beto Caro\nhand Ana r3 b5\nhand Beto r2 w6 s8\nhand Caro b2 s1 w9\ntop r7\ndraw s3 s4\nturn Ana\n", "script": [[0, "play r3", false], [0, "uno", false], [2, "catch Ana", true]]},
  "uno-window": {"name": "uno-window", "edition": "usa", "rules": ["UNO.window", "UNO.only-if-caught", "UNO.false"], "position": "edition usa\nplayers Ana Beto Caro\nhand Ana r3 b5\nhand Beto r2 w6 s8\nhand Caro b2 s1 w9\ntop r7\ndraw s3 s4\nturn Ana\n", "script": [[0, "play r3", false], [1, "play r2", false], [2, "catch Ana", true]]},
  "reverse-two": {"name": "reverse-two", "edition": "usa", "rules": ["ACT.reverse-two", "ACT.reverse"], "position": "edition usa\nplayers Ana Beto\nhand Ana rR r1 w5\nhand Beto b6 s4 r2\ntop r7\ndraw b1 s3\nturn Ana\n", "script": [[0, "play rR", false], [1, "play r2", true], [0, "play r1", false]]},
  "drawn-card": {"name": "drawn-card", "edition": "usa", "rules": ["TURN.draw", "TURN.drawn"], "position": "edition usa\nplayers Ana Beto\nhand Ana b5 s8 w4\nhand Beto b6 s4 r2\ntop r7\ndraw r1 w3\nturn Ana\n", "script": [[0, "draw", false], [0, "play b5", true], [0, "keep", true], [0, "play r1", false]]},
  "draw-anyway": {"name": "draw-anyway", "edition": "usa", "rules": ["TURN.decline", "TURN.drawn"], "position": "edition usa\nplayers Ana Beto\nhand Ana r5 s8 w4\nhand Beto b6 s4 r2\ntop r7\ndraw r1 w3\nturn Ana\n", "script": [[0, "draw", false], [0, "play r5", true], [0, "keep", false]]},
  "wild-any-time": {"name": "wild-any-time", "edition": "usa", "rules": ["TURN.wild", "ACT.wild"], "position": "edition usa\nplayers Ana Beto\nhand Ana r5 W s8\nhand Beto b6 s4 r2\ntop r7\ndraw w3\nturn Ana\n", "script": [[0, "play W:r", false]]},
  "same-symbol": {"name": "same-symbol", "edition": "usa", "rules": ["TURN.match"], "position": "edition usa\nplayers Ana Beto Caro\nhand Ana b+2 bS s8\nhand Beto b6 s4 r2\nhand Caro w2 s7 b9\ntop r+2\ndraw w3 w4\nturn Ana\n", "script": [[0, "play bS", true], [0, "play b+2", false]]},
  "nothing-left": {"name": "nothing-left", "edition": "usa", "rules": ["PILE.reshuffle", "PILE.none-left"], "position": "edition usa\nplayers Ana Beto\nhand Ana b5 s8 w4\nhand Beto b6 s4 r2\ntop r7\ndraw-exactly\nremove rest\nturn Ana\n", "script": [[0, "draw", true], [0, "pass", false], [1, "play r2", false], [0, "draw", false]]},
  "first-draw-two": {"name": "first-draw-two", "edition": "usa", "rules": ["SETUP.flip", "FIRST.draw2"], "position": "edition usa\nplayers Ana Beto Caro\ndealer Caro\nhand Ana r5 s8 w4\nhand Beto b6 s4 r2\nhand Caro w2 s7 b9\nflip r+2\ndraw w3 b1\n", "script": [[1, "play r2", false]]},
  "sorting-hat": {"name": "sorting-hat", "edition": "hp", "rules": ["ACT.hat"], "position": "edition hp\nplayers Ana Beto Caro\nhand Ana WH b5 g8\nhand Beto b6 g4 r2\nhand Caro y2 g7 b9\ntop r7\ndraw g3 b1 y8 r4 g1\nturn Ana\n", "script": [[0, "play WH:b @Caro", false]]},
  "lever": {"name": "lever", "edition": "jackpot", "rules": ["JACK.pull", "JACK.right", "RULE.draw-to"], "position": "edition jackpot\nplayers Ana Beto Caro\nhand Ana rJ b5 g8\nhand Beto b6 g4 r2\nhand Caro y2 g7 b9\ntop r7\ndraw g3 b1 y8 y4\nturn Ana\nnext spin right\nnext rule draw-to 5\n", "script": [[0, "play rJ", false]]},
  "lever-colors": {"name": "lever-colors", "edition": "jackpot", "rules": ["JACK.colors", "JACK.colors-effects"], "position": "edition jackpot\nplayers Ana Beto Caro\nhand Ana rJ b5 g+2 y3 y8\nhand Beto b6 g4 r2\nhand Caro y2 g7 b9\ntop r7\ndraw g3 b1 y7 y4\nturn Ana\nnext spin colors\n", "script": [[0, "play rJ", false], [0, "discard y3 y8", true], [0, "discard b5 y3 g+2", false]]},
  "rule-run": {"name": "rule-run", "edition": "jackpot", "rules": ["JACK.left", "RULE.play-run", "JACK.colors-effects"], "position": "edition jackpot\nplayers Ana Beto Caro\nhand Ana rJ b5 g8\nhand Beto r6 r+2 y6 g1\nhand Caro y2 g7 b9\ntop r7\ndraw g3 b1 y8 y4\nturn Ana\nnext spin left\nnext rule play-run\n", "script": [[0, "play rJ", false], [1, "play r6", false], [1, "play g1", true], [1, "play r+2", false]]},
  "rule-discard": {"name": "rule-discard", "edition": "jackpot", "rules": ["JACK.any", "RULE.discard-to", "UNO.how-it-came"], "position": "edition jackpot\nplayers Ana Beto Caro\nhand Ana rJ b5 g8\nhand Beto r6 r+2 y6 g1\nhand Caro y2 g7 b9\ntop r7\ndraw g3 b1 y8 y4\nturn Ana\nnext spin any\nnext rule discard-to 1\n", "script": [[0, "play rJ", false], [0, "target Caro", false], [2, "discard y2", true], [2, "discard y2 b9", false], [1, "catch Caro", false]]},
  "seven-zero": {"name": "seven-zero", "edition": "classic", "rules": ["HOUSE.seven", "HOUSE.zero"], "position": "edition classic\noption seven-zero both\nplayers Ana Beto Caro\nhand Ana g7 b5 r8 y1\nhand Beto g0 y4\nhand Caro y2 r7 b9 g9\ntop g3\ndraw g1 b1\nturn Ana\n", "script": [[0, "play g7 @Caro", false], [1, "play g0 uno", false]]},
  "jump-in": {"name": "jump-in", "edition": "classic", "rules": ["HOUSE.jump-in"], "position": "edition classic\noption jump-in on\nplayers Ana Beto Caro\nhand Ana g5 b5 r8\nhand Beto g2 y4 b1\nhand Caro g5 r7 b9\ntop g3\ndraw g1 b1\nturn Ana\n", "script": [[0, "play g5", false], [2, "play g5", false], [1, "play g2", true]]},
  "dice-chain": {"name": "dice-chain", "edition": "dice", "rules": ["DICE.chain-start", "DICE.chain", "DICE.wild"], "position": "edition dice\nplayers Ana:red Beto:blue\nboard Ana 2\nboard Beto 4\nturn Ana\nroll y2 y5 * * g3 b1\n", "script": [[0, "stand", false], [0, "chain y5 y2", true], [0, "chain y2 b1", true], [0, "chain y2 y5 * g3", false]]},
  "dice-call": {"name": "dice-call", "edition": "dice", "rules": ["DICE.call", "DICE.write"], "position": "edition dice\nplayers Ana:red Beto:blue Caro:green\nboard Ana 2\nboard Beto 5\nboard Caro 3\nturn Ana\nroll y2 y5 b5 g3 g4 r1\n", "script": [[0, "stand", false], [0, "chain y2 y5", false]]},
  "dice-call-wild": {"name": "dice-call-wild", "edition": "dice", "rules": ["DICE.call-wild", "DICE.wild"], "position": "edition dice\nplayers Ana:red Beto:blue Caro:green\nboard Ana 2\nboard Beto 5\nboard Caro 3\nturn Ana\nroll y2 * * g3 g4 r1\n", "script": [[0, "stand", false], [0, "chain y2 *", false]]},
  "dice-penalties": {"name": "dice-penalties", "edition": "dice", "rules": ["DICE.plus", "DICE.minus", "DICE.penalties"], "position": "edition dice\nplayers Ana:red Beto:blue\nboard Ana 2\nboard Beto 4 6\nturn Ana\nroll y2 r5 +1 -1 g3 b1\n", "script": [[0, "stand", false], [0, "chain y2", false], [0, "-1 Ana", true], [0, "-1 Beto", false], [0, "+1 Beto", false]]},
};
