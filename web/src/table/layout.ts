/** Which handles lie one by one on the board, and which options need the tray above the hand. */

import type { OptionNow, Prompt } from '../protocol';
import { boardless } from './choosing.svelte';
import type { Scene } from './scene.svelte';

export function isLaidOut(scene: Scene, handle: string): boolean {
  const now = scene.card(handle);
  return now !== undefined && scene.isRow(now.zone) && !scene.folded(now);
}

/** Options that need a button in the bar. */
export function inBar(scene: Scene, prompt: Prompt): OptionNow[] {
  const { subject } = scene.choosing;
  if (subject !== null) {
    const own = prompt.options.filter(
      (option) => option.object === subject && option.other === null && option.place === null && option.player === null,
    );
    return scene.choosing.pending !== null || !own.some((option) => isInTray(scene, prompt, option)) ? own : [];
  }
  return boardless(prompt, (handle) => isLaidOut(scene, handle)).filter(
    (option) => !option.pass && !isInTray(scene, prompt, option),
  );
}

const IN_WORDS = new Set(['trigger', 'mode', 'order']);

/** Cards that are not laid out are shown large above the hand; triggers, modes and orders by their words. */
export function isInTray(scene: Scene, prompt: Prompt, option: OptionNow): boolean {
  if (option.pass) return false;
  if (prompt.form === 'trigger' || prompt.form === 'order') return true;
  if (option.place !== null || option.player !== null) return false;
  if (option.object !== null && isLaidOut(scene, option.object)) return false;
  return IN_WORDS.has(prompt.form) || option.card !== null || scene.card(option.object)?.card != null;
}
