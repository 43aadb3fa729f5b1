/** Deterministic randomness for pictures: the same card gives the same picture on every screen, so no clock and no Math.random. */

export function hash(text: string): number {
  let sum = 2166136261;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 16777619) >>> 0;
  return sum;
}

export interface Dice {
  /** A number from 0 up to 1. */
  roll(): number;
  /** One of the things. */
  pick<T>(things: readonly T[]): T;
}

export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { roll, pick: (things) => things[Math.floor(roll() * things.length)]! };
}

/** One decimal is enough on a grid of 200 and keeps a picture under 6 kB. */
export const short = (x: number): string => String(Math.round(x * 10) / 10);

export function polar(radius: number, angle: number): string {
  return `${short(100 + radius * Math.cos(angle))} ${short(120 + radius * Math.sin(angle))}`;
}
