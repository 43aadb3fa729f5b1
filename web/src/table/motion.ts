/** Movement from one view to the next: cards travel from where they lay, so that one can follow what happened.
    Lengths depend on public facts only: the number of movements, never what was moved. */

import type { GameEvent } from '../protocol';
import { isStill, lasting } from '../state/settings.svelte';

type Boxes = Map<string, DOMRect>;

const MOVE_MS = 220;
const STAGGER_MS = 60;
const MOST_MS = 900;
const NEAR = 2;

/** Where everything lies now: cards by handle, zones by name. */
export function positions(): Boxes {
  const boxes: Boxes = new Map();
  for (const element of document.querySelectorAll<HTMLElement>('[data-handle],[data-zone]')) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    const { handle, zone } = element.dataset;
    if (handle) boxes.set(handle, box);
    else if (zone) boxes.set(`zone ${zone}`, box);
  }
  return boxes;
}

/** Plays what changed between two positions; returns the animations, so that a key or a press can finish them. */
export function play(before: Boxes, events: readonly GameEvent[]): Animation[] {
  if (lasting(MOVE_MS) === 0 || typeof document.body.animate !== 'function') return [];
  const origin = new Map(events.filter((event) => event.object).map((event) => [event.object!, event]));
  const struck = new Set(
    events.filter((event) => /damage|destroy|corrupt/.test(event.kind)).map((event) => event.object),
  );
  const running: Animation[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-handle]')) {
    const handle = element.dataset['handle']!;
    const event = origin.get(handle);
    const from = before.get(handle) ?? (event ? source(before, event) : undefined);
    const wait = Math.min(running.length * lasting(STAGGER_MS), MOST_MS);
    if (from) running.push(...travel(element, from, event ? wait : 0));
    if (struck.has(handle) && !isStill()) running.push(shake(element));
  }
  for (const event of events)
    if (event.kind === 'attack' && event.object && !isStill()) running.push(...lunge(event.object));
  return running;
}

function source(before: Boxes, event: GameEvent): DOMRect | undefined {
  if (event.was && before.has(event.was)) return before.get(event.was);
  return event.from ? before.get(`zone ${event.from.name}:${event.from.owner}`) : undefined;
}

function travel(element: HTMLElement, from: DOMRect, delay: number): Animation[] {
  const to = element.getBoundingClientRect();
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  if (!to.width || Math.hypot(x, y) < NEAR) return [];
  const options = { duration: lasting(MOVE_MS), delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'backwards' } as const;
  if (isStill()) return [element.animate([{ opacity: 0.2 }, { opacity: 1 }], options)];
  return [
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, zIndex: 30 },
        { transform: 'none', zIndex: 30 },
      ],
      options,
    ),
  ];
}

function shake(element: HTMLElement): Animation {
  const steps = [0, -5, 5, -3, 0].map((x) => ({
    transform: `translateX(${x}px)`,
    filter: x ? 'brightness(1.7)' : 'none',
  }));
  return element.animate(steps, { duration: lasting(320) });
}

function lunge(handle: string): Animation[] {
  const element = document.querySelector<HTMLElement>(`[data-board] [data-handle="${CSS.escape(handle)}"]`);
  if (!element) return [];
  const towards = element.getBoundingClientRect().y > innerHeight / 2 ? -1 : 1;
  return [
    element.animate([{ transform: 'none' }, { transform: `translateY(${towards * 40}px)` }, { transform: 'none' }], {
      duration: lasting(260),
    }),
  ];
}

export function finish(running: Animation[]): void {
  for (const animation of running) animation.finish();
}
