/** What the board of PSO2 says by itself, in both languages. */

import { both } from '../../cards/face';

export const WORDS = {
  front: both('前列', 'Front'),
  back: both('後列', 'Back'),
  boss: both('ボス', 'Boss'),
  bossFront: both('ボス前列', 'Boss front'),
  bossBack: both('ボス後列', 'Boss back'),
  attack: both('攻撃力 {number}', 'Attack {number}'),
  life: both('ライフ {life}／{most}', 'Life {life}／{most}'),
  lost: both('直前に{number}減少', 'lost {number} just now'),
  target: both('ターゲット', 'Target'),
  lastTarget: both('前のターゲット', 'Last target'),
  out: both('脱落', 'Out'),
  party: both('パーティー', 'Party'),
  you: both('（あなた）', ' (you)'),
  plays: both('ボスの番：{count}枚プレイ', 'Boss turn: plays {count}'),
  order: both('攻撃順', 'Attacks'),
  ordered: both('{number}番目：{name}', 'No. {number}: {name}'),
  attacked: both('済', 'done'),
  points: both('PP', 'PP'),
  ready: both('ON {ready}/{count}', 'ON {ready}/{count}'),
  hand: both('手', 'Hand'),
  hiddenPoint: both('裏', 'back'),
  frozen: both('フリーズ', 'Frozen'),
  engaged: both('交戦', 'Engaged'),
};
