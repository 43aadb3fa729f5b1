/** Attributes as the cards print them: badge colour and shape, and the four tones of a picture. */

export type Tones = readonly [deep: string, mid: string, light: string, rim: string];
export type Shape = 'round' | 'square' | 'leaf' | 'bell';

export interface Attribute {
  badge: string;
  shape: Shape;
  tones: Tones;
  scene: string;
}

const NONE: Attribute = {
  badge: '#596078',
  shape: 'square',
  tones: ['#1c2030', '#596078', '#b9c0d4', '#f4f6ff'],
  scene: 'earth',
};

/** White on each badge has at least 4.5:1. */
const ATTRIBUTES: Record<string, Attribute> = {
  日: { badge: '#a85a00', shape: 'round', tones: ['#5c1f05', '#dd8418', '#ffd98a', '#fff7dc'], scene: 'sun' },
  火: { badge: '#b9282c', shape: 'round', tones: ['#35070f', '#b9282c', '#ff9152', '#ffe3bd'], scene: 'fire' },
  木: { badge: '#1f7a4f', shape: 'round', tones: ['#07271f', '#27815a', '#a9dd86', '#f3ffdc'], scene: 'wood' },
  土: { badge: '#84592e', shape: 'round', tones: ['#271a12', '#86603a', '#dbb67c', '#fff1d2'], scene: 'earth' },
  月: { badge: '#5a49c4', shape: 'round', tones: ['#100f33', '#5145ad', '#b9a9ff', '#f5f1ff'], scene: 'moon' },
  水: { badge: '#1668a8', shape: 'round', tones: ['#061d36', '#1a6cab', '#82d6f4', '#effcff'], scene: 'water' },
  金: { badge: '#756b84', shape: 'round', tones: ['#221e2b', '#7d7489', '#ddd2cc', '#ffffff'], scene: 'metal' },
  神: { badge: '#c23f28', shape: 'square', tones: ['#43100f', '#c8452d', '#ffc66b', '#fff3cf'], scene: 'sun' },
  魔: { badge: '#6a35b8', shape: 'leaf', tones: ['#1b0c37', '#6a35b8', '#cf9bff', '#f7ecff'], scene: 'metal' },
  霊: { badge: '#0d7890', shape: 'round', tones: ['#052a35', '#1287a0', '#8be9e4', '#effffd'], scene: 'water' },
  妖: { badge: '#a32c7c', shape: 'bell', tones: ['#2a0a2b', '#a32c7c', '#ff9bc4', '#ffeaf4'], scene: 'moon' },
  赤: { badge: '#b8323f', shape: 'round', tones: ['#33060d', '#b8323f', '#ff9a7a', '#ffe9dc'], scene: 'fire' },
  青: { badge: '#2b5fc0', shape: 'square', tones: ['#07153a', '#2b5fc0', '#86c4ff', '#eef7ff'], scene: 'water' },
  緑: { badge: '#1f7a4f', shape: 'leaf', tones: ['#07271f', '#27815a', '#a9dd86', '#f3ffdc'], scene: 'wood' },
  黄: { badge: '#8a6a00', shape: 'leaf', tones: ['#2b2003', '#b68c14', '#ffe07a', '#fffbe2'], scene: 'sun' },
  黒: { badge: '#4a3f66', shape: 'bell', tones: ['#0d0a18', '#4a3f66', '#b7a3e0', '#f3eeff'], scene: 'moon' },
  白: { badge: '#667085', shape: 'square', tones: ['#20252f', '#7a869c', '#d7deea', '#ffffff'], scene: 'metal' },
  無: NONE,
};

/** The badge's kanji of an attribute's word: the seven heavenly bodies are printed as one character. */
export function badgeKanji(word: string): string {
  return word === '太陽' ? '日' : word.slice(0, 1);
}

export function attribute(word: string | undefined): Attribute {
  return (word && ATTRIBUTES[badgeKanji(word)]) || NONE;
}
