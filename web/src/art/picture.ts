/** A card's illustration: one pure function from the card to SVG. Everything sits in the middle, so that any crop works. */

import { dice, hash, short } from './dice';
import { drawing, type Subject } from './motif';
import { attribute, type Tones } from './palette';
import type { Layer } from './people';
import { crest, scene, sparks } from './scenes';

const MARK = '\u0001';
const drawn = new Map<string, string>();
let serial = 0;

/** The picture, with gradient ids of its own: with shared ids, a hidden copy would take the visible one's colours away. */
export function picture(subject: Subject): string {
  let template = drawn.get(subject.id);
  if (template === undefined) {
    template = draw(subject);
    drawn.set(subject.id, template);
  }
  return template.replaceAll(MARK, `k${serial++}`);
}

/** The same without unique ids, to compare pictures. */
export function draw(subject: Subject): string {
  const chance = dice(hash(subject.id));
  const first = attribute(subject.attributes[0]);
  const tones = mixed(first.tones, subject.attributes[1]);
  const subjectDrawn = drawing(subject, chance);
  const backdrop = scene(first.scene, chance, tones);
  const figure = 'layers' in subjectDrawn;
  const ornament = crest(chance, tones, figure ? 76 : 72, !figure) + sparks(chance, tones);
  const focal = figure ? silhouette(subjectDrawn.layers, tones) : character(subjectDrawn.kanji, tones);
  return (
    `<svg class="art" viewBox="0 0 200 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
    `<defs>${gradients(chance.roll(), chance.roll(), tones)}</defs>` +
    `<path d="M0 0H200V280H0Z" fill="url(#${MARK}b)"/><path d="M0 0H200V280H0Z" fill="url(#${MARK}l)"/>` +
    `${backdrop}${ornament}${focal}</svg>`
  );
}

/** A card of two attributes takes its light from the second. */
function mixed(tones: Tones, second: string | undefined): Tones {
  return second ? [tones[0], tones[1], attribute(second).tones[2], tones[3]] : tones;
}

function gradients(slant: number, source: number, [deep, mid, light]: Tones): string {
  return (
    `<linearGradient id="${MARK}b" x1="${short(slant * 0.4)}" y1="0" x2="${short(1 - slant * 0.4)}" y2="1"><stop stop-color="${mid}"/><stop offset=".55" stop-color="${deep}"/></linearGradient>` +
    `<radialGradient id="${MARK}l" gradientUnits="userSpaceOnUse" cx="${short(76 + source * 48)}" cy="104" r="130"><stop stop-color="${light}" stop-opacity=".95"/><stop offset=".5" stop-color="${mid}" stop-opacity=".55"/><stop offset="1" stop-color="${deep}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="${MARK}f" x1="0" y1="0" x2="0" y2="1"><stop offset=".7" stop-color="${deep}"/><stop offset="1" stop-color="${mid}"/></linearGradient>`
  );
}

const SCALE = 1.42;

function silhouette(layers: readonly Layer[], [deep, mid, light, rim]: Tones): string {
  const fills = { f: `url(#${MARK}f)`, m: mid, l: light, s: rim, d: deep };
  const halves = layers.map(([key, path]) => {
    const edge = key === 'f' ? ` stroke="${rim}" stroke-width="1.1" stroke-linejoin="round"` : '';
    // The rim is an open path: closed, it would draw a seam along the axis.
    const line = edge ? `<path d="${path.replace(/Z$/, '')}" fill="none"${edge}/>` : '';
    const half = `<path d="${path}" fill="${fills[key]}"/>${line}`;
    return `${half}<g transform="matrix(-1 0 0 1 100 0)">${half}</g>`;
  });
  const place = `translate(${short(100 - 50 * SCALE)} ${short(124 - 50 * SCALE)}) scale(${SCALE})`;
  return `<g transform="${place}">${halves.join('')}</g>`;
}

function character(kanji: string, [deep, , , rim]: Tones): string {
  return `<text class="kanji" x="100" y="141" text-anchor="middle" font-weight="700" font-size="58" fill="${rim}" stroke="${deep}" stroke-width="5" paint-order="stroke">${kanji}</text>`;
}
