/** The six dice as bodies: which face is on which side, and how a cube lies to show it. */

import { DICE } from "../lib/facts";

/** How each side is turned away from the front. */
export const SIDES = [
  "rotateY(0deg)",
  "rotateY(90deg)",
  "rotateY(180deg)",
  "rotateY(270deg)",
  "rotateX(90deg)",
  "rotateX(270deg)",
] as const;

/** How the cube is turned so that each side faces the player. */
const SHOWING: readonly [x: number, y: number][] = [
  [0, 0],
  [0, -90],
  [0, -180],
  [0, -270],
  [-90, 0],
  [-270, 0],
];

/** The sides of a die. A face that it does not have (a position set up by hand) takes the place of the first. */
export function sidesOf(place: number, face: string): string[] {
  const sides = [...(DICE[place % DICE.length] ?? [])];
  if (face !== "" && !sides.includes(face)) sides[0] = face;
  return sides;
}

export interface Turns {
  x: number;
  y: number;
  z: number;
}

/** The cube's transform showing one of its sides, so many degrees before it comes to rest. */
export function lying(side: number, before: Turns = { x: 0, y: 0, z: 0 }): string {
  const [x, y] = SHOWING[side] ?? [0, 0];
  return (
    `rotateX(-15deg) rotateY(11deg) rotateZ(${before.z}deg) rotateX(${before.x}deg) rotateY(${before.y}deg) ` +
    `rotateX(${x}deg) rotateY(${y}deg)`
  );
}

/** A number from 0 to 1 that is always the same for the same throw of the same die: dice never lie quite straight. */
export function scatter(place: number, throwNumber: number, salt = 0): number {
  const mixed = Math.sin((place + 1) * 12.9898 + (throwNumber + 1) * 78.233 + salt * 37.719) * 43758.5453;
  return mixed - Math.floor(mixed);
}
