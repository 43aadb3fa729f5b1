/** Views as the server sends them leave out what stands at its default; here it is put back. */

import type { CardNow, Fact, Sheet, View } from '../protocol';

const CARD: Omit<CardNow, 'id' | 'card' | 'owner' | 'controller' | 'zone'> = {
  place: null,
  face_down: false,
  known: true,
  position: '',
  turned: false,
  reversed: false,
  values: {},
  changes: [],
  lines: [],
  counters: [],
  under: [],
  host: null,
  marks: [],
  damage: 0,
  item: null,
};

const fact = (told: Fact): Fact => ({ ...told, most: told.most ?? null, parts: told.parts ?? [] });

export function readSheet(sheet: Sheet): Sheet {
  return {
    ...sheet,
    battle: sheet.battle ?? null,
    happening: sheet.happening ?? null,
    extra: sheet.extra ?? {},
    players: sheet.players.map((player) => ({ ...player, facts: player.facts.map(fact) })),
    zones: sheet.zones.map((zone) => ({ ...zone, cards: zone.cards.map((card) => ({ ...CARD, ...card })) })),
  };
}

const OPTION = {
  object: null,
  other: null,
  player: null,
  card: null,
  zone: null,
  place: null,
  number: 0,
  pass: false,
  yield: null,
  danger: null,
};

export function readView(view: View): View {
  const { prompt } = view;
  return {
    ...view,
    sheet: readSheet(view.sheet),
    prompt: prompt && {
      ...prompt,
      subject: prompt.subject ?? null,
      trail: prompt.trail ?? [],
      suggestion: prompt.suggestion ?? null,
      options: prompt.options.map((option) => ({ ...OPTION, ...option })),
    },
    events: view.events ?? [],
  };
}
