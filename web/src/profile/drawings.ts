/** What is painted on the medals, on a square of 48, one shape over the other: a colour, and a path filled with it. */
import type { Achievement } from "./model";

export type Layer = readonly [fill: string, path: string];

const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const plate = (x: number, y: number, wide: number, high: number, round = 2): string =>
  `M${x + round} ${y}h${wide - 2 * round}a${round} ${round} 0 0 1 ${round} ${round}v${high - 2 * round}` +
  `a${round} ${round} 0 0 1 -${round} ${round}h-${wide - 2 * round}a${round} ${round} 0 0 1 -${round} -${round}` +
  `v-${high - 2 * round}a${round} ${round} 0 0 1 ${round} -${round}z`;
const star = (x: number, y: number, radius: number): string => {
  const corner = (at: number): string => {
    const far = at % 2 === 0 ? radius : radius * 0.42;
    const angle = (Math.PI * at) / 5;
    return `${(x + far * Math.sin(angle)).toFixed(1)} ${(y - far * Math.cos(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 10 }, (_, at) => corner(at)).join("L")}z`;
};
/** A die with as many pips. */
const die = (x: number, y: number, pips: readonly (readonly [number, number])[]): Layer[] => [
  ["bone", plate(x, y, 11, 11, 2.5)],
  ["pencil", pips.map(([across, down]) => disc(x + across, y + down, 1.2)).join("")],
];

const ONE = [[5.5, 5.5]] as const;
const TWO = [
  [3.2, 3.2],
  [7.8, 7.8],
] as const;
const THREE = [...ONE, ...TWO];

export const DRAWINGS: Record<Achievement, readonly Layer[]> = {
  "first-win": [
    [
      "gilt-dark",
      "M15 13H8c0 7 3 11 9 12l-1-4c-2.500-.5-4-2-4.500-5H15zM33 13h7c0 7-3 11-9 12l1-4c2.500-.5 4-2 4.500-5H33z",
    ],
    ["gilt", "M14 10h20v9a10 10 0 0 1-20 0z"],
    ["brass-pale", "M17 12h3v7a8 8 0 0 0 2 5.500c-3-1-5-3-5-6.500z"],
    ["gilt-dark", "M22 28h4v5h-4z"],
    ["leather", plate(15, 33, 18, 5, 1.5)],
  ],
  "four-games": [
    ["r", plate(11, 11, 12, 12)],
    ["y", plate(25, 11, 12, 12)],
    ["g", plate(11, 25, 12, 12)],
    ["bone", plate(25, 25, 12, 12, 3)],
    ["on-r", disc(17, 17, 3.2)],
    ["on-y", star(31, 17, 4.2)],
    ["on-g", "M17 27.500l3.700 6.500h-7.400z"],
    ["pencil", disc(28.5, 28.5, 1.3) + disc(31, 31, 1.3) + disc(33.5, 33.5, 1.3)],
  ],
  "three-in-a-row": [
    ["gilt-dark", star(12.5, 29, 7) + star(35.5, 29, 7)],
    ["gilt", star(24, 21, 10.5)],
    ["brass-pale", "M24 13l1.800 4.800-1.800 3.200-1.800-3.200z"],
    ["leather", plate(11, 36, 26, 3, 1.5)],
  ],
  "full-hands": [
    ["back-line", "M20 15l9-5 8 15-9 5z"],
    ["back", "M23 14l10-2.500 4.500 17-10 2.500z"],
    ["back-line", "M27 14l10.300.8-1.300 17-10.300-.8z"],
    ["back", "M31 16l9 4-7 15.500-9-4z"],
    ["rim", plate(8, 15, 14, 20, 2.5)],
    ["r", plate(10, 17, 10, 16, 1.5)],
    ["on-r", "M14 22.500l2.500-2h1.500v9h-2v-6.300l-1.200.9z"],
  ],
  "sharp-ears": [
    ["fur-tan", "M19 39c-5-5-7-12-6-18C14 13 20 9 27 10c7 1 11 8 8 15-2 4-6 6-7 10-1 5-6 7-9 4z"],
    [
      "fur-brown",
      "M21 33c-2.500-3-4-8-3-12 1-5 5-7 9-6 4 1 5.500 5 3.500 8.500-1.500 2.500-4 3-4 6h-3c0-4 3-5 4.300-7.400 1-2 .2-3.800-1.600-4.300-2.400-.6-4.300.8-5 3.700-.7 3 .3 6.500 2 9z",
    ],
    ["r", "M37 7l3-2 1.500 6-2 1.300zM41 13l4-.5-.5 3-3.500.5zM33 5.500l.5-3.500 3 .5-.800 3.500z"],
  ],
  "bluff-called": [
    ["rim", plate(13, 8, 22, 32, 3.5)],
    ["night", plate(15, 10, 18, 28, 2)],
    ["on-r", "M17 24c3-5 5-6.500 7-6.500s4 1.500 7 6.500c-3 5-5 6.500-7 6.500s-4-1.500-7-6.500z"],
    ["b", disc(24, 24, 4)],
    ["night", disc(24, 24, 1.8)],
    ["y", "M17 12.500h3v3h-3zM28 32.500h3v3h-3z"],
    ["r", "M20.500 12.500h3v3h-3zM24.500 32.500h3v3h-3z"],
  ],
  "no-draw": [
    ["back", "M26 12l12 3-5 22-12-3z"],
    ["rim", plate(9, 12, 15, 22, 2.5)],
    ["b", plate(11, 14, 11, 18, 1.5)],
    ["gilt", "M14 21h14v-6l12 9-12 9v-6H14z"],
    ["gilt-dark", "M14 25h14v2H14zM28 33v-2l12-7z"],
  ],
  "no-lost-turn": [
    ["b", "M24 7l14 5v11c0 9-6 14.500-14 18-8-3.500-14-9-14-18V12z"],
    ["steel", "M24 7l14 5v11c0 9-6 14.500-14 18z"],
    ["on-b", "M16 24l3-3 4 4 9-9 3 3-12 12z"],
  ],
  comeback: [
    ["r", plate(10, 30, 7, 9, 1.5)],
    ["y", plate(20.5, 23, 7, 16, 1.5)],
    ["g", plate(31, 15, 7, 24, 1.5)],
    ["pencil", "M9 24l13-9 4 3 6.500-7h-4.500v-3.500H39V18.500h-3.500V14l-9 9-4.500-3-11 7.500z"],
  ],
  lever: [
    ["chrome-right", "M22.500 17h4v17h-4z"],
    ["chrome", "M22.500 17h1.600v17h-1.600z"],
    ["r", disc(24.5, 13.5, 6)],
    ["blush-paper", disc(22.5, 11.5, 1.8)],
    ["steel", plate(11, 31, 26, 9, 3)],
    ["gilt", plate(15, 34, 5, 3, 1) + plate(21.5, 34, 5, 3, 1) + plate(28, 34, 5, 3, 1)],
  ],
  "six-dice": [
    ...die(5, 12, ONE),
    ...die(18.5, 12, TWO),
    ...die(32, 12, THREE),
    ...die(5, 26, THREE),
    ...die(18.5, 26, ONE),
    ...die(32, 26, TWO),
    [
      "r",
      "M16 16.500h2.500v2H16zM29.500 16.500H32v2h-2.500zM16 30.500h2.500v2H16zM29.500 30.500H32v2h-2.500zM36.500 23h2v3h-2z",
    ],
  ],
  "own-deck": [
    ["card-line", plate(10, 9, 20, 30, 3)],
    ["card-paper", plate(11.5, 10.5, 17, 27, 2)],
    ["g", "M20 16l5.500 9.500h-11z"],
    ["card-line-soft", "M15 30h10v1.500H15zM15 33h7v1.500h-7z"],
    ["y", "M35.500 10l5 3.500-12 19-5-3.500z"],
    ["blush-paper", "M23.500 29l5 3.500-6.500 4z"],
    ["pencil", "M22.700 33l2 1.400-2.700 2.100z"],
    ["r", "M35.500 10l1.500-2.400a2 2 0 0 1 2.800-.6l1.700 1.200a2 2 0 0 1 .5 2.700l-1.500 2.600z"],
  ],
};
