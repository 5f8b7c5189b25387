/** The end of a match as a picture, drawn by the browser that looks at it. */

import { lines, type Place } from "./result";

export interface Scene {
  title: string;
  place: string;
  names: string[];
  places: Place[];
  rounds: number[][];
  best: string | null;
  code: string;
  file: string;
  /** By seat: the colour of each player, and the drawing of their animal. */
  tints: string[];
  faces: (SVGSVGElement | null)[];
}

const WIDE = 1080;
const HIGH = 1350;
const STEPS = [
  { x: 540, top: 560 },
  { x: 250, top: 640 },
  { x: 830, top: 690 },
];
const FLOOR = 830;

/** A file of it, to be shared or kept. */
export async function picture(scene: Scene): Promise<File> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  ground(pen);
  await podium(pen, scene);
  if (scene.rounds.length > 1) chart(pen, scene);
  words(pen, scene);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], scene.file, { type: "image/png" });
}

/** Hand it to somebody, where the device can; otherwise it is kept as a file. */
export async function share(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    // Those who think better of it have not failed.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function ground(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(WIDE / 2, 480, 60, WIDE / 2, 560, 980);
  light.addColorStop(0, token("--felt-1"));
  light.addColorStop(1, token("--felt-2"));
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.strokeStyle = token("--gold");
  pen.lineWidth = 8;
  pen.beginPath();
  pen.roundRect(28, 28, WIDE - 56, HIGH - 56, 44);
  pen.stroke();
}

async function podium(pen: CanvasRenderingContext2D, scene: Scene): Promise<void> {
  for (const [index, step] of STEPS.entries()) {
    const one = scene.places[index];
    if (!one) continue;
    pen.fillStyle = index === 0 ? token("--gold") : token("--rail");
    pen.beginPath();
    pen.roundRect(step.x - 130, step.top, 260, FLOOR - step.top, [22, 22, 0, 0]);
    pen.fill();
    pen.fillStyle = index === 0 ? token("--gold-ink") : token("--text");
    text(pen, String(one.rank), step.x, step.top + 84, 72, 800);
    const size = index === 0 ? 190 : 150;
    const middle = step.top - size / 2 - 70;
    pen.fillStyle = scene.tints[one.seat] ?? token("--muted");
    pen.beginPath();
    pen.arc(step.x, middle, size / 2, 0, 7);
    pen.fill();
    const face = scene.faces[one.seat];
    if (face) pen.drawImage(await image(face), step.x - size / 2, middle - size / 2, size, size);
    pen.fillStyle = token("--text");
    text(pen, scene.names[one.seat] ?? "", step.x, step.top - 24, 40, 700, 280);
    if (one.points !== null && index > 0) text(pen, String(one.points), step.x, step.top + 128, 34, 600);
  }
  pen.fillStyle = token("--gold-ink");
  const first = scene.places[0];
  if (first?.points !== null && first) text(pen, String(first.points), 540, 690, 40, 700);
}

function chart(pen: CanvasRenderingContext2D, { rounds, tints }: Scene): void {
  const [left, top, wide, high] = [140, 890, WIDE - 280, 170];
  pen.strokeStyle = token("--muted");
  pen.lineWidth = 2;
  pen.strokeRect(left, top + high, wide, 0);
  pen.lineWidth = 7;
  pen.lineJoin = pen.lineCap = "round";
  for (const [seat, line] of lines(rounds, wide, high).entries()) {
    pen.strokeStyle = tints[seat] ?? token("--text");
    pen.beginPath();
    for (const [x, y] of line) pen.lineTo(left + x, top + y);
    pen.stroke();
  }
}

function words(pen: CanvasRenderingContext2D, { title, place, best, code }: Scene): void {
  pen.fillStyle = token("--muted");
  text(pen, place, WIDE / 2, 112, 38, 600);
  pen.fillStyle = token("--accent");
  text(pen, title, WIDE / 2, 196, 68, 800, WIDE - 140);
  pen.fillStyle = token("--text");
  if (best) text(pen, best, WIDE / 2, 1160, 42, 600, WIDE - 140);
  pen.fillStyle = token("--muted");
  text(pen, code, WIDE / 2, 1250, 34, 500, WIDE - 140);
}

function text(
  pen: CanvasRenderingContext2D,
  said: string,
  x: number,
  y: number,
  size: number,
  weight: number,
  most?: number,
): void {
  pen.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  pen.textAlign = "center";
  pen.fillText(said, x, y, most);
}

/** A drawing of the page as an image, with the colours that it has there. */
async function image(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>("*");
  for (const [index, part] of drawing.querySelectorAll<SVGElement>("*").entries()) {
    const { fill, stroke, strokeWidth, opacity } = getComputedStyle(part);
    const other = copies[index];
    for (const [name, value] of Object.entries({ fill, stroke, "stroke-width": strokeWidth, opacity }))
      other?.setAttribute(name, value);
  }
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", "400");
  copy.setAttribute("height", "400");
  const made = new Image();
  made.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await made.decode();
  return made;
}
