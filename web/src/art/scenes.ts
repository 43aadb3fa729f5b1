/** Backdrops, one for each kind of attribute, and the crest behind the focal point; all leave the middle free. */

import { polar, short, type Dice } from './dice';
import type { Tones } from './palette';

type Scene = (dice: Dice, tones: Tones) => string;

const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

function ridge(dice: Dice, y: number, height: number, peaks: number, sharp: boolean): string {
  const width = 200 / peaks;
  let path = `M0 280V${y}`;
  for (let i = 0; i < peaks; i++) {
    const top = short(y - height * (0.4 + dice.roll() * 0.9));
    const middle = short(i * width + width / 2);
    const end = `${short((i + 1) * width)} ${short(y - dice.roll() * height * 0.3)}`;
    path += sharp ? `L${middle} ${top}L${end}` : `Q${middle} ${top} ${end}`;
  }
  return path + 'V280Z';
}

const hill = (path: string, fill: string, opacity: number): string =>
  `<path d="${path}" fill="${fill}" opacity="${short(opacity)}"/>`;

const SCENES: Record<string, Scene> = {
  sun: (dice, [deep, , light]) => {
    const rays = times(16, (i) => {
      const angle = (i * Math.PI) / 8 + dice.roll() * 0.05;
      return `<path d="M100 120L${polar(260, angle)}L${polar(260, angle + 0.2)}Z" fill="${light}" opacity="${i % 2 ? 0.16 : 0.28}"/>`;
    });
    return rays + hill(ridge(dice, 262, 30, 3, false), deep, 0.8);
  },
  fire: (dice, [deep, mid, light]) =>
    times(3, (i) => hill(ridge(dice, 225 + i * 26, 66 - i * 10, 5 - i, true), [light, mid, deep][i]!, 0.45 + i * 0.2)),
  wood: (dice, [deep, mid, light]) =>
    times(3, (row) =>
      times(6, (i) => {
        const x = i * 40 + dice.roll() * 26 - 14;
        const y = 285 - (2 - row) * 22;
        const top = y - (90 - row * 16 + dice.roll() * 40);
        const half = short((y + top) / 2);
        const d = `M${short(x - 20)} ${y}Q${short(x - 6)} ${half} ${short(x)} ${short(top)}Q${short(x + 6)} ${half} ${short(x + 20)} ${y}Z`;
        return hill(d, [light, mid, deep][row]!, 0.4 + row * 0.25);
      }),
    ),
  earth: (dice, [deep, mid]) =>
    times(4, (i) => hill(ridge(dice, 200 + i * 24, 56 - i * 8, 3, true), i < 2 ? mid : deep, 0.35 + i * 0.18)),
  moon: (dice, [deep, , light, rim]) =>
    `<circle cx="${short(54 + dice.roll() * 92)}" cy="58" r="34" fill="${light}" opacity=".5"/>` +
    times(24, () => {
      const place = `cx="${short(dice.roll() * 200)}" cy="${short(dice.roll() * 200)}"`;
      return `<circle ${place} r="${short(0.4 + dice.roll() * 1.3)}" fill="${rim}" opacity="${short(0.3 + dice.roll() * 0.6)}"/>`;
    }) +
    hill(ridge(dice, 252, 26, 2, false), deep, 0.8),
  water: (dice, [deep, , light]) => {
    const shift = dice.roll() * 17;
    return times(4, (row) =>
      times(7, (i) => {
        const place = `cx="${short(i * 34 - (row % 2) * 17 + shift - 8)}" cy="${214 + row * 19}"`;
        const stroke = `stroke="${light}" stroke-width="1.4" opacity="${short(0.34 + row * 0.12)}"`;
        return `<circle ${place} r="16" fill="${deep}" ${stroke}/><circle ${place} r="9" fill="none" ${stroke}/>`;
      }),
    );
  },
  metal: (dice, [deep, , light]) =>
    times(12, () => {
      const x = dice.roll() * 200;
      const y = 150 + dice.roll() * 130;
      const size = 18 + dice.roll() * 44;
      const [top, right, low, left] = [y - size, x + size * 0.45, y + size * 0.6, x - size * 0.45].map(short);
      const at = short(x);
      const middle = short(y);
      return (
        `<path d="M${at} ${top}L${right} ${middle}L${at} ${low}L${left} ${middle}Z" fill="${light}" opacity="${short(0.1 + dice.roll() * 0.25)}"/>` +
        `<path d="M${at} ${top}L${right} ${middle}L${at} ${low}Z" fill="${deep}" opacity=".35"/>`
      );
    }),
};

export function scene(name: string, dice: Dice, tones: Tones): string {
  return (SCENES[name] ?? SCENES['earth']!)(dice, tones);
}

/** A magic circle: petals between two rings; how many and which come from the card. */
export function crest(dice: Dice, tones: Tones, radius: number, bold: boolean): string {
  const rim = tones[3];
  const count = dice.pick([5, 6, 7, 8]);
  const petal = dice.pick([leaf, spear, wedge, chord]);
  const rings = [1, 0.93, 0.56].map(
    (part) =>
      `<circle cx="100" cy="120" r="${short(radius * part)}" fill="none" stroke="${rim}" stroke-width="${part === 1 ? 2 : 0.9}" opacity="${bold ? 0.9 : 0.5}"/>`,
  );
  const style = `fill="${petal === chord ? 'none' : rim}" fill-opacity="${bold ? 0.3 : 0.14}" stroke="${rim}" opacity="${bold ? 0.95 : 0.6}"`;
  const turn = dice.roll();
  const petals = times(count, (i) => {
    const angle = -Math.PI / 2 + ((i + turn) * 2 * Math.PI) / count;
    const [x, y] = polar(radius * 1.08, angle + Math.PI / count).split(' ');
    return `<path d="${petal(radius, angle, Math.PI / count)}" ${style}/><circle cx="${x}" cy="${y}" r="1.8" fill="${rim}" opacity=".8"/>`;
  });
  return rings.join('') + petals;
}

type Petal = (radius: number, angle: number, width: number) => string;
const leaf: Petal = (r, a, w) =>
  `M${polar(r * 0.56, a)}Q${polar(r * 0.8, a - w * 0.8)} ${polar(r * 0.92, a)}Q${polar(r * 0.8, a + w * 0.8)} ${polar(r * 0.56, a)}Z`;
const spear: Petal = (r, a, w) =>
  `M${polar(r * 0.92, a)}L${polar(r * 0.56, a + w)}L${polar(r * 0.72, a)}L${polar(r * 0.56, a - w)}Z`;
const wedge: Petal = (r, a, w) => `M${polar(r * 0.92, a - w / 2)}L${polar(r * 0.92, a + w / 2)}L${polar(r * 0.58, a)}Z`;
const chord: Petal = (r, a, w) => `M${polar(r * 0.92, a)}L${polar(r * 0.92, a + w * 4)}Z`;

/** Sparks on a golden-angle spiral around the focal point. */
export function sparks(dice: Dice, tones: Tones): string {
  return times(9, (i) => {
    const at = polar(62 + i * 8, i * 2.4 + dice.roll());
    const s = 1.4 + dice.roll() * 2.6;
    const [a, b] = [short(s / 2), short(s * 1.5)];
    const star = `m0 -${short(s * 2)}l${a} ${b}l${b} ${a}l-${b} ${a}l-${a} ${b}l-${a} -${b}l-${b} -${a}l${b} -${a}Z`;
    return `<path d="M${at}${star}" fill="${tones[3]}" opacity="${short(0.5 + dice.roll() * 0.5)}"/>`;
  });
}
