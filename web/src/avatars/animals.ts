/** Sixteen animals, each with a hat or a scarf, on a square of 48: what is painted, one shape over the other. */
import type { Animal } from "./avatars";

/** A colour of paints.css (`--fur-…`), and a path filled with it. */
export type Layer = readonly [fill: string, path: string];

const oval = (x: number, y: number, across: number, down: number): string =>
  `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`;
const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);
/** The same on both sides of the face. */
const pair = (x: number, y: number, across: number, down = across): string =>
  oval(24 - x, y, across, down) + oval(24 + x, y, across, down);

const eyes = (x: number, y: number, size = 2.1): Layer => ["ink", pair(x, y, size)];
const nose = (y: number, across = 2.6, down = 2): Layer => ["ink", oval(24, y, across, down)];
const body = (fill: string): Layer => [fill, oval(24, 50, 17, 11)];

const scarf = (fill: string, end: string): Layer[] => [
  [fill, "M9 38Q24 48 39 38V48H9z"],
  [end, "M27 43h7l2 8h-8z"],
];
const beret = (fill: string): Layer[] => [
  [fill, "M9 15Q12 4 27 4T41 14Q38 18 24 16 14 15 9 15z"],
  [fill, "M25 1h2.500v5H25z"],
];
const cap = (fill: string, peak: string): Layer[] => [
  [fill, "M12 17Q12 5 24 5T36 17z"],
  [peak, "M10 16Q24 11 44 18 42 21 36 20 24 16 12 19 9 18 10 16z"],
];
const topHat = (fill: string, band: string): Layer[] => [
  [fill, "M15 1H33L32 14H16z"],
  [band, "M15.700 9H32.300L32 13.500H16z"],
  [fill, "M10 13.500H38V17H10z"],
];
const bowler = (fill: string, band: string): Layer[] => [
  [fill, "M14 14Q14 3 24 3T34 14z"],
  [band, "M14 11H34V14.500H14z"],
  [fill, "M7 14.500H41Q39 18.500 24 18.500T7 14.500z"],
];
const bobble = (fill: string, edge: string): Layer[] => [
  [fill, "M11 18Q11 5 24 5T37 18z"],
  [edge, `M10 14.500H38V19.500H10z${disc(24, 4.5, 3.7)}`],
];
const party = (fill: string, dots: string): Layer[] => [
  [fill, "M24 0 33 16Q24 19 15 16z"],
  [dots, disc(24, 2, 2.6) + disc(22, 9, 1.5) + disc(27, 12, 1.5) + disc(20, 14, 1.5)],
];
const chef = (fill: string, edge: string): Layer[] => [
  [fill, disc(16, 8, 6)],
  [fill, disc(32, 8, 6)],
  [fill, disc(24, 6, 6)],
  [fill, "M15 8H33V16H15z"],
  [edge, "M15 14H33V17.500H15z"],
];
const cowboy = (fill: string, band: string): Layer[] => [
  [fill, "M15 13Q16 2 21 4 24 6 27 4 32 2 33 13z"],
  [band, "M15 10.500H33V13.500H15z"],
  [fill, "M5 11Q10 15 24 15T43 11Q42 18.500 24 18.500T5 11z"],
];
const nightCap = (fill: string, edge: string): Layer[] => [
  [fill, "M12 17Q13 3 28 4 40 6 42 20 37 13 32 13L36 17z"],
  [edge, `M11 14.500H37V18.500H11z${disc(42, 21, 3)}`],
];
const fez = (fill: string, tassel: string): Layer[] => [
  [fill, "M17 3H31L33 15Q24 17.500 15 15z"],
  [tassel, "M24 3Q34 2 35 12h-1.800Q32 5 24 4.500z"],
];

const mask = (fill: string): Layer => [fill, pair(6.2, 25, 5.2, 4.4)];

export const DRAWINGS: Record<Animal, readonly Layer[]> = {
  fox: [
    body("orange"),
    ...scarf("teal", "teal-dark"),
    ["orange", "M9 5 21 15 10 26zM39 5 27 15 38 26z"],
    ["brown", "M11.500 9.500 18 15 12 20zM36.500 9.500 30 15 36 20z"],
    ["orange", "M7 22Q24 8 41 22 38 36 24 42 10 36 7 22z"],
    ["white", "M7 23Q17 24 24 41 11 37 7 23zM41 23Q31 24 24 41 37 37 41 23z"],
    eyes(6.5, 25),
    nose(40.5, 3.2, 2.4),
  ],
  cat: [
    body("grey"),
    ["grey", "M11 8 20 15 10 25zM37 8 28 15 38 25z"],
    ["pink", "M13 12.500 18 16 13 21zM35 12.500 30 16 35 21z"],
    ["grey", oval(24, 28, 15, 13)],
    ["white", oval(24, 34, 6.5, 5)],
    ["green", pair(6.5, 26, 3, 3.4)],
    ["ink", pair(6.5, 26, 1.1, 3)],
    ["pink", "M21.500 31.500h5L24 34.500z"],
    ["ink", "M8 31l8 1.500v.9L8 32zM8 36l8-1v-.9L8 35zM40 31l-8 1.500v.9L40 32zM40 36l-8-1v-.9L40 35z"],
    ...beret("red"),
  ],
  dog: [
    body("tan"),
    ["tan", oval(24, 27, 14, 14)],
    ["brown", "M11 15Q3 18 5 32 9 36 13 27zM37 15Q45 18 43 32 39 36 35 27z"],
    ["white", oval(24, 34, 7.5, 6)],
    eyes(6, 25),
    nose(31.5, 3.6, 2.8),
    ["pink", "M22 37h4v4.500a2 2 0 0 1-4 0z"],
    ...cap("blue", "blue-dark"),
  ],
  bear: [
    body("brown"),
    ["brown", pair(11.5, 16.5, 5.5)],
    ["tan", pair(11.5, 16.5, 2.8)],
    ["brown", oval(24, 28, 15, 13.5)],
    ["tan", oval(24, 34, 7, 5.5)],
    eyes(6, 26),
    nose(32, 3.2, 2.3),
    ...topHat("ink", "red"),
  ],
  panda: [
    body("ink"),
    ["ink", pair(12, 16, 5.5)],
    ["white", oval(24, 28, 15, 13.5)],
    ["ink", "M12 27Q13 20 19 21 22 24 18 30 13 32 12 27zM36 27Q35 20 29 21 26 24 30 30 35 32 36 27z"],
    ["white", pair(6.5, 25.5, 1.7)],
    nose(33.5, 3, 2.1),
    ...bowler("green", "ink"),
  ],
  rabbit: [
    body("white"),
    ...scarf("purple", "purple-dark"),
    ["white", "M13 3Q20 2 21 18H15Q10 8 13 3zM35 3Q28 2 27 18H33Q38 8 35 3z"],
    [
      "pink",
      "M14.700 6Q18.500 6 19 17H16.500Q13 10 14.700 6zM33.300 6Q29.500 6 29 17H31.500Q35 10 33.300 6z",
    ],
    ["white", oval(24, 29, 13.5, 12.5)],
    eyes(5.8, 27),
    ["pink", "M21.500 32h5L24 35z"],
    ["ink", "M23.500 35h1v3h-1z"],
  ],
  frog: [
    body("green"),
    ["green", pair(8, 17.5, 6)],
    ["green", oval(24, 29, 17, 12)],
    ["white", pair(8, 18, 3.8)],
    ["ink", pair(8, 18.5, 2.1)],
    ["ink", "M12 31Q24 40 36 31l.6 1.200Q24 42 11.400 32.200z"],
    ["pink", pair(12, 30, 2.2, 1.5)],
    ["straw", "M14 12Q15 3 24 3T34 12z"],
    ["red", "M14.300 9H33.700L34 12.500H14z"],
    ["straw", oval(24, 13, 17, 2.6)],
  ],
  owl: [
    body("brown"),
    ["brown", "M10 9 20 17H11zM38 9 28 17H37z"],
    ["brown", oval(24, 28, 15, 14)],
    ["tan", pair(6.5, 26, 7)],
    ["white", pair(6.5, 26, 5.4)],
    ["ink", pair(6.5, 26, 2.9)],
    ["yellow", "M20.500 30h7L24 36.500z"],
    ...nightCap("blue", "white"),
  ],
  penguin: [
    body("ink"),
    ["ink", oval(24, 28, 15, 14)],
    ["white", "M24 24Q29 18 34 23 37 31 32 38 24 43 16 38 11 31 14 23 19 18 24 24z"],
    eyes(5.5, 27),
    ["orange", "M19.500 31Q24 28.500 28.500 31 26 36 24 36T19.500 31z"],
    ...bobble("red", "white"),
  ],
  pig: [
    body("pink"),
    ["rose", "M10 13 20 17 11 24zM38 13 28 17 37 24z"],
    ["pink", oval(24, 28, 15, 13.5)],
    ["rose", oval(24, 32.5, 6.8, 5)],
    ["ink", pair(2.6, 32.5, 1.3, 2)],
    eyes(6.5, 24.5),
    ...cowboy("brown", "tan"),
  ],
  koala: [
    body("grey"),
    ...scarf("yellow", "orange"),
    ["grey", pair(14, 18, 8)],
    ["pink", pair(14, 18.5, 4.6)],
    ["grey", oval(24, 27, 14, 13)],
    ["ink", oval(24, 29, 3.8, 5.6)],
    eyes(7.5, 24),
  ],
  tiger: [
    body("orange"),
    ...scarf("blue", "blue-dark"),
    ["orange", pair(11.5, 14, 5)],
    ["ink", pair(11.5, 14.5, 2.3)],
    ["orange", oval(24, 26, 15, 14)],
    ["white", oval(24, 33, 8, 6)],
    [
      "ink",
      "M22.500 12h3L24 19zM16 13.500l3.500.500L19 20zM32 13.500l-3.500.500L29 20zM9.500 24l6 1.500-6 1.500zM38.500 24l-6 1.500 6 1.500zM10.500 30l5 .5-4 2.500zM37.500 30l-5 .5 4 2.500z",
    ],
    eyes(6, 25.5),
    ["pink", "M21 29.500h6L24 33z"],
  ],
  lion: [
    body("brown"),
    ["brown", `${disc(24, 27, 17.5)}${pair(13, 15, 5)}`],
    ["yellow", oval(24, 28, 12.5, 12)],
    ["white", oval(24, 34, 5.5, 4.2)],
    eyes(5.2, 26),
    ["ink", "M20.500 29.500h7L24 33.500z"],
    ...party("purple", "yellow"),
  ],
  mouse: [
    body("grey"),
    ["grey", pair(13.5, 18, 8)],
    ["pink", pair(13.5, 18, 5)],
    ["grey", "M11 25Q24 10 37 25 35 36 24 41 13 36 11 25z"],
    eyes(5.5, 27),
    ["rose", oval(24, 39, 2.8, 2.2)],
    ...chef("white", "cream"),
  ],
  raccoon: [
    body("grey"),
    ...scarf("red", "red-dark"),
    ["grey", "M9 8 20 15 10 24zM39 8 28 15 38 24z"],
    ["white", "M11.500 12 17 15.500 12 20zM36.500 12 31 15.500 36 20z"],
    ["grey", oval(24, 27, 16, 13)],
    ["white", "M9 22Q16 17 22 22H26Q32 17 39 22 39 26 36 27H12Q9 26 9 22z"],
    mask("ink"),
    ["white", oval(24, 35, 5.6, 5)],
    ["white", pair(6.2, 25, 1.7)],
    nose(33, 2.6, 2),
  ],
  elephant: [
    body("slate"),
    ["slate", pair(14, 26, 9, 11)],
    ["rose", pair(15, 26.5, 5.5, 7.5)],
    ["slate", "M13 22Q13 13 24 13T35 22Q35 31 29 34 28 43 31 44 27 48 22 45 19 41 20 34 13 31 13 22z"],
    eyes(6, 24.5),
    ["slate-dark", "M21 37h6v1.300h-6zM21 40.500h5.500v1.300H21.500z"],
    ...fez("red", "yellow"),
  ],
};
