/** Small sounds, made on the spot: no files, nothing to load, silent until somebody turns them on. */

import type { View } from '../protocol';
import { settings } from './settings.svelte';

export type Sound = 'asked' | 'card' | 'hit' | 'won' | 'lost';

interface Note {
  wave: OscillatorType;
  from: number;
  to: number;
  at: number;
  lasts: number;
  loud: number;
}

const note = (wave: OscillatorType, from: number, to: number, at: number, lasts: number, loud = 0.12): Note => ({
  wave,
  from,
  to,
  at,
  lasts,
  loud,
});

const SOUNDS: Record<Sound, Note[]> = {
  asked: [note('sine', 660, 660, 0, 0.12), note('sine', 880, 880, 0.1, 0.2)],
  card: [note('triangle', 320, 180, 0, 0.07, 0.08)],
  hit: [note('sawtooth', 160, 50, 0, 0.2, 0.1)],
  won: [523, 659, 784, 1046].map((pitch, i) => note('triangle', pitch, pitch, i * 0.13, 0.3)),
  lost: [392, 330, 262].map((pitch, i) => note('sine', pitch, pitch * 0.97, i * 0.18, 0.4)),
};

let device: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  device ??= new AudioContext();
  const start = device.currentTime + 0.01;
  for (const { wave, from, to, at, lasts, loud } of SOUNDS[sound]) {
    const [tone, volume] = [device.createOscillator(), device.createGain()];
    tone.type = wave;
    tone.frequency.setValueAtTime(from, start + at);
    tone.frequency.exponentialRampToValueAtTime(to, start + at + lasts);
    volume.gain.setValueAtTime(loud, start + at);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + lasts);
    tone.connect(volume).connect(device.destination);
    tone.start(start + at);
    tone.stop(start + at + lasts);
  }
}

const HITS = /damage|destroy|corrupt/;
const MOVES = /move|draw|call|summon|enter/;

/** What a new view sounds like to whom it is shown; nothing here depends on what is hidden. */
export function soundOf(view: View, before: View | null): Sound | null {
  if (view.over && !before?.over) return view.over.winners.includes(view.seat) ? 'won' : 'lost';
  if (view.events.some((event) => HITS.test(event.kind))) return 'hit';
  if (view.prompt && before && !before.prompt) return 'asked';
  return view.events.some((event) => MOVES.test(event.kind)) ? 'card' : null;
}
