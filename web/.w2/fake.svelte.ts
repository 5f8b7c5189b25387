import { LogLine } from "../src/lib/session.svelte";
const NAMES = ["Nora", "Abril", "Bruno", "Carla", "Dario", "Elena", "Felix", "Greta", "Hugo", "Maximiliano_B"];
class Fake {
  status = $state("open"); table: any = $state.raw(null); presence: any = $state.raw(null); you: any = $state(0);
  view: any = $state(null); choices: any = $state.raw(null); number = $state(1); deadline: any = $state(null);
  log: any = $state.raw([]); chat: any = $state.raw([]); stage: any = null; showing: any = $state.raw(null); code = "MAPLE7";
  names = $derived(this.table.seats.map((s: any) => s.name));
  async request(m: any) { console.log("request", JSON.stringify(m)); return { number: 1 }; }
  async attempt(m: any) { return this.request(m).then(() => true); }
  async move(t: string) { console.log("move", t); }
  async ask(t: string) { console.log("ask", t); return { code: "does-not-fit", rule: "TURN.match", message: "r3 does not fit on b7: play blue, the same number or symbol, or a wild." }; }
  async happen(h: any) { this.choices = null; this.showing = h; await this.stage.play(h, this); this.showing = null; if (h.view) this.view = h.view; }
}
export function fake(q: URLSearchParams): any {
  const n = Number(q.get("n") ?? 4), big = Number(q.get("hand") ?? 0), edition = q.get("edition") ?? "usa", what = q.get("what") ?? "turn";
  const s = new Fake();
  const cols = edition === "usa" ? "rwbs" : "rygb";
  s.table = { code: "MAPLE7", edition, phase: what === "match" ? "finished" : "playing", host: 0, public: q.get("public") === "1", timer: 30, pace: "calm", open_hands: true,
    seats: NAMES.slice(0, n).map((name, i) => ({ kind: i % 2 ? "bot" : "person", name, level: i % 2 ? (i % 4 === 1 ? "easy" : "normal") : null, wins: i === 2 ? 1 : 0 })),
    options: { scoring: "winner", target: "500", uno: "call" }, round: 3, record: "abc123", fair: {} };
  s.presence = { here: NAMES.slice(0, n).map((_, i) => i !== 4), held: NAMES.slice(0, n).map((_, i) => i === 6), watching: 0 };
  const deck = ["3", "+2", "1", "9", "R", "0", "S", "5", "7"];
  let hand = edition === "usa" ? ["r3", "r+2", "b1", "b9", "bR", "w0", "wS", "s5", "s7", "W", "W4"] : ["r3", "r+2", "b1", "b9", "bR", "g0", "yS", "y5", "y7", edition === "hp" ? "WH" : "bJ", "W4"];
  if (big) { hand = []; for (let i = 0; hand.length < big - 3; i++) hand.push(cols[i % 4]! + deck[(i * 5 + (i >> 2)) % deck.length]!); hand.push("W", "W4", "W4"); }
  if (what === "two") hand = ["b1", "s7"];
  if (what === "one") hand = ["s7"];
  const counts = NAMES.slice(0, n).map((_, i) => [hand.length, 5, 9, 1, 7, 14, 3, 22, 1, 6][i]!);
  const asked = what === "wait" ? [1] : ["round", "match"].includes(what) ? [] : what === "answer" ? [0] : [0];
  s.view = { seat: 0, hand, counts, top: what === "answer" ? "W4" : "b7", color: "b", direction: q.get("dir") ?? "left", dealer: n - 1, turn: what === "answer" ? n - 1 : 0,
    pending: what === "round" || what === "match" ? "over" : what === "answer" ? "answer" : what === "drawn" ? "drawn" : ["color", "colors", "discard", "act", "target", "run", "wilds"].includes(what) ? what : "turn", asked, drawn: what === "drawn" ? "b9" : null,
    catchable: what === "catch" ? [3] : [], said: what === "catch" ? [] : [3, 8], caught: [], owed: counts.map((_, i) => (i === 2 ? 1 : 0)), pile: 61, discards: 12,
    performing: ["discard", "act", "run", "wilds"].includes(what) ? [0, what === "act" ? "act Hug the player with the most cards" : what === "discard" ? "discard-to 7" : what === "run" ? "play-run" : "play-wilds"] : null, used: ["draw-to 7"], dispensable: 5,
    shown: what === "shown" ? [[1, ["b3", "r4", "W", "s9", "s9", "wR"].filter((c) => edition === "usa" || !/^[ws]/.test(c))]] : [], scores: counts.map((_, i) => [213, 164, 97, 340, 20, 77, 0, 150, 44, 401][i]!),
    round: what === "round" ? ["out", [1]] : null, match: what === "match" ? ["target", [q.get("lost") ? 3 : 0]] : null };
  const fits = (c: string) => c[0] === "b" || c.slice(1) === "7" || c[0] === "W";
  s.choices = { play: what === "drawn" ? ["b9"] : asked.includes(0) && s.view.pending === "turn" ? [...new Set(hand.filter(fits))] : [], bluffs: ["W4"],
    say: what === "turn" || what === "catch" || what === "two" || what === "shown" ? ["draw"] : what === "drawn" ? ["keep"] : what === "answer" ? ["challenge", "accept"] : what === "one" ? ["uno", "draw"] : ["act", "run"].includes(what) ? ["done"] : [], catch: what === "catch" ? [3] : [], discard: what === "discard" ? hand.length - 7 : null, penalties: {} };
  if (q.get("nothing")) s.choices = { ...s.choices, play: [] };
  s.deadline = what === "round" ? null : performance.now() + 19000;
  const evs: any[] = [["shuffled", 2, [], null, 108], ["dealt", 0, ["r3", "b1"], null, null], ["flipped", null, ["r9"], null, null], ["played", 3, ["r7"], null, null], ["drew", 2, ["??"], null, null], ["kept", 2, [], null, null], ["played", 1, ["W"], null, "b"], ["played", 2, ["b2"], null, null], ["drew", 3, ["??", "??"], null, null], ["lost-turn", 3, [], null, null], ["played", 3, ["b7"], null, null], ["uno", 3, [], null, null]];
  if (what === "round") evs.push(...counts.map((_, i) => i).filter((i) => i !== 1).map((i) => ["left", i, i === 0 ? hand : i === 2 ? ["r9", "b+2", "W4"] : ["g1", "b2"], null, 13 + i * 11]), ["won-round", 1, [], null, 187]);
  s.log = evs.map((e, i) => new LogLine(i, i, e, s.names, 0));
  s.chat = [{ type: "said", seat: 1, name: "Abril", text: "Good luck everybody!", reaction: null }, { type: "said", seat: 2, name: "Bruno", text: null, reaction: "laugh" }];
  if (q.get("watch")) { s.you = null; s.view.seat = null; s.view.hand = []; s.choices = null; s.view.asked = [1]; }
  return s;
}
