/** People: layered busts put together from parts, so that two casters of one attribute still differ in hair and dress. */

import type { Dice } from './dice';

/** Fill keys: f dark with a rim, m mid, l light, s skin, d deep. */
export type Layer = readonly [fill: 'f' | 'm' | 'l' | 's' | 'd', path: string];

const BACK_HAIR: Record<string, readonly Layer[]> = {
  twin: [
    [
      'f',
      'M49.5 12C66 11 75 21 75 35C86 23 98 34 97 55C96 73 89 86 80 93C83 76 80 60 73 51C72 59 68 63 62 65L49.5 65Z',
    ],
  ],
  long: [['f', 'M49.5 11C68 10 77 22 77 40C77 62 86 84 96 118C84 120 72 110 66 98L49.5 92Z']],
  bob: [['f', 'M49.5 12C70 11 79 26 78 44C78 54 80 62 82 68C72 72 64 68 62 60L49.5 62Z']],
  braid: [
    [
      'f',
      'M49.5 12C68 11 77 24 75 42C74 50 76 54 80 58L74 66L82 74L75 82L83 90L76 100L68 92C70 78 66 66 62 58L49.5 62Z',
    ],
    ['l', 'M74 62L82 66L74 70Z'],
  ],
  bun: [
    ['f', 'M60 16C62 2 82 2 82 16C82 26 72 30 66 26Z'],
    ['f', 'M49.5 12C68 12 76 24 74 40C74 48 70 56 64 60L49.5 62Z'],
  ],
  wave: [
    [
      'f',
      'M49.5 11C70 10 80 24 78 38C86 44 82 52 86 60C80 64 88 76 84 86C76 84 70 90 66 82C68 72 64 66 60 62L49.5 64Z',
    ],
  ],
  short: [['f', 'M49.5 12C68 10 78 22 77 36L82 40L76 44L79 52L70 54C68 58 64 60 60 60L49.5 60Z']],
};

const BODY: readonly Layer[] = [
  ['m', 'M49.5 66L56 66C73 69 85 80 88 100L97 190L49.5 190Z'],
  ['s', 'M49.5 54L55 54L55 68L49.5 73Z'],
  ['s', 'M49.5 24C62 24 67 34 66.5 43C66 53 58 62 49.5 64Z'],
  ['d', 'M54.6 42C57 39.5 62 39.6 63.6 42.6C63.8 48 61.6 51 58.9 51C56 51 54.2 47 54.6 42Z'],
  ['s', 'M57 43a1.6 1.6 0 1 0 .1 0Z'],
];

const COLLARS: readonly (readonly Layer[])[] = [
  [['l', 'M49.5 76L64 68L61 84Z']],
  [
    ['l', 'M49.5 74L58 66L70 74L60 88Z'],
    ['d', 'M49.5 80L54 78L52 96L49.5 98Z'],
  ],
  [
    ['d', 'M49.5 74L60 66L78 76L72 82L49.5 90Z'],
    ['l', 'M49.5 80L54 84L49.5 90Z'],
  ],
  [
    ['l', 'M54 67L66 70L58 100L49.5 112L49.5 92Z'],
    ['d', 'M49.5 73L55 68L49.5 92Z'],
  ],
];

const FRINGES: readonly string[] = [
  'M49.5 17C65 16 72 28 69 47C68 40 66 36 62.5 33C61.5 37 59 39 56 39.5C57 36 56.4 33.5 54.8 31C53.8 35 51.8 37.4 49.5 38Z',
  'M49.5 16C66 15 73 28 70 50C67 44 66 38 64 34C58 38 54 37 49.5 36Z',
  'M49.5 17C64 14 74 26 71 44L66 34L64 40L59 32L56 39L52 32L49.5 37Z',
  'M49.5 18C56 20 60 26 60 34C64 32 67 34 69 48C74 30 68 15 49.5 15Z',
];

const HEADWEAR: Record<string, readonly Layer[]> = {
  none: [],
  ribbon: [['l', 'M71 30L84 20L83 36Z']],
  band: [['l', 'M49.5 14C58 14 65 17 69 24L66 27C62 21 57 19 49.5 19Z']],
  hat: [
    ['f', 'M49.5 -12C54 -12 57 -4 60 4L68 21L95 28C86 36 66 37 49.5 37Z'],
    ['l', 'M49.5 18L66.5 18L68.5 23C62 25 56 25 49.5 25Z'],
  ],
  cap: [
    ['f', 'M49.5 4C66 4 74 14 75 26L80 32C70 30 58 28 49.5 28Z'],
    ['l', 'M49.5 12L54 16L49.5 22Z'],
  ],
  ears: [
    ['f', 'M58 17L78 -6L80 28C74 20 66 17 58 17Z'],
    ['l', 'M66 14L75 3L76 20Z'],
  ],
  horns: [['l', 'M60 16C62 4 70 -4 80 -8C78 4 74 14 70 22Z']],
  feather: [['l', 'M66 22C72 6 84 -4 96 -6C94 10 84 22 72 28Z']],
  bell: [
    ['l', 'M72 34a6 6 0 1 0 .1 0Z'],
    ['d', 'M71.4 40L73 40L73 45L71.4 45Z'],
  ],
};

const PEOPLE_HEADWEAR = ['none', 'ribbon', 'band', 'hat', 'cap', 'bell'] as const;
export const HEAD = Object.keys(HEADWEAR);

export function bust(dice: Dice, headwear?: string): readonly Layer[] {
  const hair = dice.pick(Object.keys(BACK_HAIR));
  const head = headwear ?? dice.pick(PEOPLE_HEADWEAR);
  return [
    ...BACK_HAIR[hair]!,
    BODY[0]!,
    ...dice.pick(COLLARS),
    ...BODY.slice(1),
    ['f', dice.pick(FRINGES)],
    ...(HEADWEAR[head] ?? []),
  ];
}
