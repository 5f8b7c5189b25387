/** Sounds made on the spot with WebAudio: no files, nothing to load. */
import { prefs } from "./prefs.svelte";

export type Sound =
  | "card"
  | "draw"
  | "turn"
  | "uno"
  | "shuffle"
  | "lever"
  | "spin"
  | "roll"
  | "win"
  | "lose"
  | "tick"
  | "pop"
  | Felt;

/** Of moments that are felt. */
type Felt = "coins" | "slam" | "swish" | "whistle" | "hum" | "firework";

const VOLUME = 0.32;

let context: AudioContext | null = null;
let out: GainNode | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers let a page be heard only after somebody touched it. */
function ready(): AudioContext | null {
  if (!prefs.sound || typeof AudioContext === "undefined") return null;
  if (!context) {
    if (!navigator.userActivation?.hasBeenActive) return null;
    context = new AudioContext();
    out = context.createGain();
    out.gain.value = VOLUME;
    out.connect(context.destination);
  }
  if (context.state === "suspended") void context.resume();
  return context;
}

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

/** A level that rises at once and dies away within `length` seconds. */
function envelope(audio: AudioContext, at: number, length: number, level: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(level, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  if (out) gain.connect(out);
  return gain;
}

/** A rustle: noise around a pitch that may slide. */
function rustle(
  audio: AudioContext,
  after: number,
  length: number,
  from: number,
  to: number,
  level: number,
): void {
  const at = audio.currentTime + after;
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 1.1;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(envelope(audio, at, length, level));
  source.start(at, Math.random() * 0.2);
  source.stop(at + length);
}

function note(
  audio: AudioContext,
  after: number,
  length: number,
  from: number,
  to: number,
  level: number,
  type: OscillatorType,
): void {
  const at = audio.currentTime + after;
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(envelope(audio, at, length, level));
  source.start(at);
  source.stop(at + length);
}

function melody(audio: AudioContext, pitches: number[], step: number, length: number, level: number): void {
  pitches.forEach((pitch, at) => note(audio, at * step, length, pitch, pitch, level, "triangle"));
}

function clacks(audio: AudioContext, count: number, step: number, pitch: number): void {
  for (let at = 0; at < count; at += 1) {
    const after = at * step * (0.7 + Math.random() * 0.6);
    rustle(audio, after, 0.05, pitch * (0.8 + Math.random() * 0.5), pitch * 0.6, 0.7);
  }
}

/** A wheel that slows down. */
function whirr(audio: AudioContext): void {
  for (let at = 0, after = 0; at < 16; at += 1, after += 0.035 + at * 0.006) {
    note(audio, after, 0.03, 1250 - at * 22, 900, 0.22, "square");
  }
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  card: (audio) => {
    rustle(audio, 0, 0.09, 2400, 900, 0.8);
    note(audio, 0.015, 0.07, 190, 90, 0.5, "sine");
  },
  draw: (audio) => rustle(audio, 0, 0.16, 900, 3200, 0.55),
  turn: (audio) => melody(audio, [660, 880], 0.12, 0.32, 0.45),
  uno: (audio) => melody(audio, [523, 659, 1046], 0.09, 0.3, 0.6),
  shuffle: (audio) => {
    for (let at = 0; at < 12; at += 1) rustle(audio, at * 0.045, 0.07, 1800 + at * 110, 1100, 0.45);
  },
  lever: (audio) => {
    note(audio, 0, 0.16, 150, 62, 0.8, "sawtooth");
    rustle(audio, 0.1, 0.1, 700, 260, 0.8);
  },
  spin: whirr,
  roll: (audio) => clacks(audio, 9, 0.07, 1500),
  win: (audio) => melody(audio, [523, 659, 784, 1046, 1318], 0.11, 0.5, 0.5),
  lose: (audio) => melody(audio, [440, 370, 311], 0.17, 0.45, 0.4),
  tick: (audio) => note(audio, 0, 0.04, 1500, 1200, 0.25, "square"),
  slam: (audio) => {
    note(audio, 0.24, 0.28, 130, 42, 1, "sine");
    for (let at = 0; at < 4; at += 1) rustle(audio, 0.1 + at * 0.07, 0.09, 1500, 420, 0.9);
  },
  swish: (audio) => rustle(audio, 0, 0.34, 500, 5200, 0.6),
  whistle: (audio) => {
    for (let at = 0; at < 9; at += 1)
      note(audio, at * 0.045, 0.07, 2500 + (at % 2) * 260, 2620, 0.24, "square");
  },
  hum: (audio) => melody(audio, [147, 165, 139], 0.2, 0.34, 0.5),
  firework: (audio) => {
    note(audio, 0, 0.3, 320, 1500, 0.18, "sine");
    note(audio, 0.3, 0.3, 110, 48, 0.8, "sine");
    for (let at = 0; at < 8; at += 1)
      rustle(audio, 0.34 + at * 0.05, 0.06, 2400 + ((at * 617) % 1600), 900, 0.5);
  },
  coins: (audio) => {
    for (let at = 0; at < 7; at += 1)
      note(audio, at * 0.055, 0.16, 1900 + ((at * 431) % 700), 2300, 0.2, "sine");
  },
  pop: (audio) => note(audio, 0, 0.11, 340, 780, 0.5, "sine"),
};

export function play(sound: Sound): void {
  const audio = ready();
  if (audio) SOUNDS[sound](audio);
}
