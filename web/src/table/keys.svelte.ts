/** The keys of the table, all of them rebindable. */

import { settings } from '../state/settings.svelte';

export const ACTIONS = {
  pass: 'Space',
  confirm: 'Enter',
  back: 'z',
  drop: 'Escape',
  yes: 'y',
  no: 'n',
  pay: 'a',
  read: 'i',
  language: 't',
  why: '?',
  log: 'l',
  stack: 'c',
  hold: 'h',
  pass_turn: 'F6',
  ask_back: 'u',
  jump: 'b',
  group: 'g',
  help: 'F1',
} as const;

export type Action = keyof typeof ACTIONS;

export function keyOf(action: Action): string {
  return settings.keys[action] ?? ACTIONS[action];
}

const SHOWN: Record<string, string> = { Escape: 'Esc' };

export function keyName(action: Action): string {
  const key = keyOf(action);
  return SHOWN[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** The name under which a pressed key is bound. */
export function keyPressed(event: KeyboardEvent): string {
  return event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

export function actionOf(event: KeyboardEvent): Action | undefined {
  const key = keyPressed(event);
  return (Object.keys(ACTIONS) as Action[]).find((action) => keyOf(action) === key);
}
