/** What the reader likes: kept in this browser and nowhere else. */

import { keep, kept } from './keeping';
import { screen } from './screen.svelte';

export type Language = 'ja' | 'en';
export type Theme = 'auto' | 'dark' | 'light' | 'contrast';
export type Motion = 'normal' | 'fast' | 'off';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  scale: number;
  name: string;
  sound: boolean;
  keys: Record<string, string>;
}

function preset(): Kept {
  const language = navigator.language.toLowerCase().startsWith('ja') ? 'ja' : 'en';
  return { language, theme: 'auto', motion: 'normal', scale: 100, name: '', sound: false, keys: {} };
}

export const settings = $state<Kept>({ ...preset(), ...kept<Partial<Kept>>('settings', {}) });

const DARK = matchMedia('(prefers-color-scheme: dark)');
const CONTRAST = matchMedia('(prefers-contrast: more)');
const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');

const machine = $state({ dark: DARK.matches, contrast: CONTRAST.matches, reduced: REDUCED.matches });
DARK.addEventListener?.('change', (event) => (machine.dark = event.matches));
CONTRAST.addEventListener?.('change', (event) => (machine.contrast = event.matches));
REDUCED.addEventListener?.('change', (event) => (machine.reduced = event.matches));

export function themeNow(): Exclude<Theme, 'auto'> {
  if (settings.theme !== 'auto') return settings.theme;
  return machine.contrast ? 'contrast' : machine.dark ? 'dark' : 'light';
}

/** How long a movement of so many milliseconds takes with the reader's settings; reduced motion leaves a short fade. */
export function lasting(ms: number): number {
  if (settings.motion === 'off') return 0;
  if (machine.reduced) return Math.min(ms, 80);
  return settings.motion === 'fast' ? ms / 2 : ms;
}

export function isStill(): boolean {
  return machine.reduced || settings.motion === 'off';
}

/** How much larger than usual cards are drawn: by the text size, and where the screen has room. */
export function chipScale(): number {
  return (settings.scale / 100) * (screen.isLarge ? 1.22 : 1);
}

/** Writes the settings down and onto the page; called once, by the page's frame. */
export function followSettings(): void {
  $effect(() => {
    keep('settings', $state.snapshot(settings));
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset['theme'] = themeNow();
    root.dataset['still'] = String(isStill());
    root.style.setProperty('--text-scale', String(settings.scale / 100));
    root.style.setProperty('--chip-scale', String(chipScale()));
  });
}
