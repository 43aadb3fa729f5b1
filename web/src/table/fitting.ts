/** How a row of cards fits its room: full size, shrunk to 80 %, overlapping by up to 55 %, and at last scrolling. */

export interface Fit {
  size: number;
  gap: number;
  scrolls: boolean;
  /** How much of the row each card takes, the gap before it included. */
  steps: number[];
}

const GAP = 12;
const LEAST = 0.8;
const MOST_OVERLAP = 0.55;
const TURNED = 1.38;

/** `beside` is what stands at the side of each card and never shrinks. */
export function fitted(turned: readonly boolean[], chip: number, wide: number, beside: readonly number[] = []): Fit {
  const room = wide - beside.reduce((sum, width) => sum + width, 0);
  const widths = turned.map((isTurned) => (isTurned ? TURNED : 1));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const gaps = Math.max(turned.length - 1, 0);
  const need = (size: number, gap: number): number => size * whole + gap * gaps;
  const made = (size: number, gap: number, scrolls = false): Fit => ({
    size,
    gap,
    scrolls,
    steps: widths.map((width, i) => width * size + (beside[i] ?? 0) + (i ? gap : 0)),
  });
  if (need(chip, GAP) <= room) return made(chip, GAP);
  const shrunk = Math.max(chip * LEAST, (chip * room) / need(chip, GAP));
  if (need(shrunk, GAP) <= room) return made(shrunk, GAP);
  const gap = (room - need(shrunk, 0)) / Math.max(gaps, 1);
  if (gap >= -shrunk * MOST_OVERLAP) return made(shrunk, gap);
  // What must scroll may as well be read: less overlap than the most.
  return made(shrunk, -shrunk * 0.3, true);
}

/** How many cards lie wholly or mostly outside a scrolled row, before it and after it. */
export function hiddenBeside(fit: Fit, scrolled: number, room: number): [before: number, after: number] {
  let [at, before, after] = [0, 0, 0];
  for (const step of fit.steps) {
    const middle = at + step / 2;
    if (middle < scrolled) before += 1;
    else if (middle > scrolled + room) after += 1;
    at += step;
  }
  return [before, after];
}
