/** Where everything lies: the duel, the raid, and the raid of one, on each screen. */

export type Play = 'duel' | 'raid' | 'solo';

const ROW = 'minmax(0, 1fr)';
const MINE = `'mf mf mf' ${ROW} 'ms mb mp' ${ROW}`;
/** Rows as wide as the screen, and a line of each player's own. */
const MY_LINE = `'mf mf' ${ROW} 'mb mb' ${ROW} 'ms mp'`;
const sides = (width: number): string => `${width}px ${ROW} ${width}px`;
const duel = (bar: number, mid: number, side: number): string =>
  `'bar bar bar' ${bar}px 'op ob os' ${ROW} 'of of of' ${ROW} 'mid mid mid' ${mid}px ${MINE} / ${sides(side)}`;
const solo = (boss: number, mid: number, side: number): string =>
  `'boss boss boss' ${boss}px 'rows rows rows' ${ROW} 'mid mid mid' ${mid}px ${MINE} / ${sides(side)}`;
const party = (boss: number, others: number, mid: number, columns: string): string =>
  `'boss boss boss' ${boss}px 'party party party' ${others}px 'rows rows rows' ${ROW} 'mid mid mid' ${mid}px ${MINE} / ${columns}`;
const narrow = (top: string, mid: number, line: number, right: string): string =>
  `${top} 'mid mid' ${mid}px ${MY_LINE} ${line}px / ${ROW} ${right}`;

const PHONE = 'minmax(0, 1.15fr)';
export const GRIDS = {
  wide: {
    duel: duel(40, 34, 230),
    raid: `'boss boss boss boss' 128px 'party rows rows rows' ${ROW} 'party mid mid mid' 34px
      'party mf mf mf' ${ROW} 'party ms mb mp' ${ROW} / 184px 206px ${ROW} 196px`,
    solo: solo(150, 34, 230),
  },
  tablet: { duel: duel(40, 34, 196), raid: party(92, 92, 30, `196px ${ROW} 184px`), solo: solo(110, 30, 196) },
  upright: {
    duel: narrow(`'bar bar' 40px 'os op' 112px 'ob ob' ${ROW} 'of of' ${ROW}`, 34, 112, ROW),
    raid: narrow(`'boss boss' 112px 'party party' 112px 'rows rows' ${ROW}`, 34, 112, ROW),
    solo: narrow(`'boss boss' 150px 'rows rows' ${ROW}`, 34, 112, ROW),
  },
  phone: {
    duel: narrow(`'bar bar' 32px 'os op' 60px 'ob ob' ${ROW} 'of of' ${ROW}`, 24, 62, PHONE),
    raid: narrow(`'boss boss' 84px 'party party' 98px 'rows rows' ${ROW}`, 24, 62, PHONE),
    solo: narrow(`'boss boss' 104px 'rows rows' ${ROW}`, 24, 62, PHONE),
  },
  short: { duel: duel(28, 20, 166), raid: party(46, 56, 20, sides(166)), solo: solo(56, 20, 166) },
} satisfies Record<string, Record<Play, string>>;
