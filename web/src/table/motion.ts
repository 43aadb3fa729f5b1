/** Movement from one view to the next: cards travel from where they lay, so that one can follow what happened.
    Lengths depend on public facts only: the number of movements, never what was moved. */

import type { Event } from '../protocol';
import { isStill, lasting } from '../state/settings.svelte';

/** Where everything lay before a change: cards by handle, zones by name, and pictures of the cards that will leave. */
export interface Before {
  boxes: Map<string, DOMRect>;
  pictures: Map<string, HTMLElement>;
}

const MOVE_MS = 220;
const SHAKE_MS = 120;
const NUMBER_MS = 500;
const FALL_MS = 320;
const LUNGE_MS = 260;
const STAGGER_MS = 60;
const MOST_MS = 900;
const NEAR = 2;
const LUNGES = 0.4;
const STRUCK = /damage|destroy|corrupt/;
const DESTROYED = /destroy|banish|defeat|retire|discard/;

const onBoard = (handle: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-board] [data-handle="${CSS.escape(handle)}"]`);

/** Looks at the board before it changes; cards that some event moves away are kept as pictures. */
export function look(events: readonly Event[]): Before {
  const before: Before = { boxes: new Map(), pictures: new Map() };
  if (lasting(MOVE_MS) === 0) return before;
  for (const element of document.querySelectorAll<HTMLElement>('[data-handle],[data-zone]')) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    const { handle, zone } = element.dataset;
    if (handle) before.boxes.set(handle, box);
    else if (zone) before.boxes.set(`zone ${zone}`, box);
  }
  for (const { was } of events) {
    const element = was ? onBoard(was) : null;
    if (was && element) before.pictures.set(was, element.cloneNode(true) as HTMLElement);
  }
  return before;
}

/** Plays what changed since; returns the animations, so that a key or a press can finish them. */
export function play(before: Before, events: readonly Event[]): Animation[] {
  if (lasting(MOVE_MS) === 0 || typeof document.body.animate !== 'function') return [];
  const origin = new Map(events.filter((event) => event.object).map((event) => [event.object!, event]));
  const struck = new Set(events.filter((event) => STRUCK.test(event.kind)).map((event) => event.object));
  const running: Animation[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-handle]')) {
    const handle = element.dataset['handle']!;
    const event = origin.get(handle);
    const from = before.boxes.get(handle) ?? (event ? source(before, event) : undefined);
    const wait = Math.min(running.length * lasting(STAGGER_MS), MOST_MS);
    if (from) running.push(...travel(element, from, event ? wait : 0));
    if (struck.has(handle) && !isStill()) running.push(shake(element));
  }
  for (const event of events) {
    if (event.kind === 'attack' && event.object && !isStill()) running.push(...lunge(event.object));
    if (/damage/.test(event.kind) && event.amount > 0) running.push(...rise(before, event));
    if (event.was && event.to) running.push(...fall(before, event));
  }
  return running;
}

function source(before: Before, event: Event): DOMRect | undefined {
  if (event.was && before.boxes.has(event.was)) return before.boxes.get(event.was);
  return event.from ? before.boxes.get(`zone ${event.from.name}:${event.from.owner}`) : undefined;
}

/** How far the middle of one box lies from the middle of another. */
function apart(from: DOMRect, to: DOMRect): [x: number, y: number] {
  return [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
}

function travel(element: HTMLElement, from: DOMRect, delay: number): Animation[] {
  const to = element.getBoundingClientRect();
  const [x, y] = apart(from, to);
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
  return element.animate(steps, { duration: lasting(SHAKE_MS) });
}

/** 40 % of the way to what is attacked and back; a player is struck where the board shows what they lose. */
function lunge(handle: string): Animation[] {
  const element = onBoard(handle);
  if (!element) return [];
  const own = element.getBoundingClientRect();
  const target = document.querySelector<HTMLElement>('[data-board] [data-attacked="true"]');
  const [x, y] = target ? apart(target.getBoundingClientRect(), own) : [0, own.y > innerHeight / 2 ? -100 : 100];
  const there = { transform: `translate(${x * LUNGES}px, ${y * LUNGES}px)`, zIndex: 30 };
  return [element.animate([{ transform: 'none' }, there, { transform: 'none' }], { duration: lasting(LUNGE_MS) })];
}

/** The damage as a number that rises from whom it struck. */
function rise(before: Before, event: Event): Animation[] {
  const box = event.object
    ? (onBoard(event.object)?.getBoundingClientRect() ?? before.boxes.get(event.was ?? event.object))
    : undefined;
  if (!box) return [];
  const number = overlay(box, 'damage-number');
  number.textContent = `−${event.amount}`;
  const steps = isStill()
    ? [{ opacity: 1 }, { opacity: 0 }]
    : [
        { transform: 'translateY(0) scale(.6)', opacity: 0 },
        { transform: 'translateY(-10px) scale(1.25)', opacity: 1, offset: 0.25 },
        { transform: 'translateY(-46px) scale(1)', opacity: 0 },
      ];
  return [vanishing(number, steps, isStill() ? NUMBER_MS : lasting(NUMBER_MS))];
}

/** A card that leaves the board for a pile flashes if it was destroyed, and falls there. */
function fall(before: Before, event: Event): Animation[] {
  const picture = before.pictures.get(event.was!);
  const box = before.boxes.get(event.was!);
  if (!picture || !box || (event.object && onBoard(event.object))) return [];
  const pile = document.querySelector(`[data-zone="${event.to!.name}:${event.to!.owner}"]`)?.getBoundingClientRect();
  const left = overlay(box, 'fallen');
  picture.removeAttribute('data-handle');
  picture.setAttribute('tabindex', '-1');
  left.append(picture);
  const [x, y] = pile?.width ? apart(pile, box) : [0, 40];
  const flash = DESTROYED.test(event.kind) ? 'brightness(2.2)' : 'none';
  const steps = isStill()
    ? [{ opacity: 0.8 }, { opacity: 0 }]
    : [
        { transform: 'none', filter: 'none', opacity: 1 },
        { transform: 'none', filter: flash, opacity: 1, offset: 0.25 },
        { transform: `translate(${x}px, ${y}px) scale(.6)`, filter: 'none', opacity: 0.2 },
      ];
  return [vanishing(left, steps, lasting(FALL_MS))];
}

/** Something drawn over the board that nobody can press or hear. */
function overlay(box: DOMRect, name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = `motion ${name}`;
  element.inert = true;
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(element);
  return element;
}

function vanishing(element: HTMLElement, steps: Keyframe[], duration: number): Animation {
  const animation = element.animate(steps, { duration, easing: 'ease-out', fill: 'forwards' });
  animation.onfinish = animation.oncancel = () => element.remove();
  return animation;
}

export function finish(running: Animation[]): void {
  for (const animation of running) animation.finish();
}
