/** Every key of the table and what it does. Keys typed into a field are left alone. */

import { actionOf, type Action } from './keys.svelte';
import { inBar, isInTray } from './layout';
import type { Scene } from './scene.svelte';
import type { Session } from './session.svelte';

export interface FrameKeys {
  menu(): void;
  other(): void;
  side(which: 'log' | 'stack'): void;
  close(): boolean;
  still(): void;
}

export function follow(event: KeyboardEvent, session: Session, scene: Scene, frame: FrameKeys): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.matches('input:not([type=checkbox]):not([type=range]), textarea, select')) return;
  if (session.curtain !== null) return;
  frame.still();
  if (/^[1-9]$/.test(event.key) && number(Number(event.key), scene)) {
    event.preventDefault();
    return;
  }
  const action = actionOf(event);
  // A focused button keeps its own Enter and Space, or nothing could be pressed by key.
  const onButton = target.closest('button, a, [role=switch]') !== null;
  if (!action || ((action === 'confirm' || action === 'pass') && onButton && !mayOverride(action, target, scene)))
    return;
  if (perform(action, session, scene, frame)) event.preventDefault();
}

/** On a card of a question for several, Space toggles it and Enter confirms what is chosen. */
function mayOverride(action: Action, target: HTMLElement, scene: Scene): boolean {
  const onCard = target.closest('[data-handle],[data-cell],[data-option]') !== null;
  if (action === 'confirm')
    return onCard && !scene.choosing.isSingle && scene.choosing.canConfirm && scene.choosing.chosen.length > 0;
  return onCard && scene.choosing.isSingle;
}

function perform(action: Action, session: Session, scene: Scene, frame: FrameKeys): boolean {
  const { choosing } = scene;
  const prompt = choosing.prompt;
  switch (action) {
    case 'pass': {
      const pass = prompt?.options.find(
        (option) => option.pass || (prompt.form === 'pay' && option.verb === 'pay' && option.object === null),
      );
      if (pass) choosing.take(pass.index);
      return true;
    }
    case 'confirm':
      if (choosing.doubted) choosing.insist();
      else choosing.confirm();
      return true;
    case 'drop':
      drop(session, scene, frame);
      return true;
    case 'yes':
    case 'no': {
      const option = prompt?.options.find(
        (one) => one.verb === action || (action === 'no' && prompt.form === 'yes_no' && one.pass),
      );
      if (option) choosing.take(option.index);
      return true;
    }
    case 'back':
      session.back('pick');
      return true;
    case 'pay':
      if (choosing.chosen.length && choosing.canConfirm) choosing.confirm();
      else session.suggest();
      return true;
    case 'read':
    case 'why':
      read(action, session, scene);
      return true;
    default:
      return around(action, session, scene, frame);
  }
}

function around(action: Action, session: Session, scene: Scene, frame: FrameKeys): boolean {
  switch (action) {
    case 'language':
      frame.other();
      break;
    case 'log':
    case 'stack':
      frame.side(action);
      document.getElementById(action)?.focus();
      break;
    case 'hold':
      if (session.settings) session.set({ hold: !session.settings.hold });
      break;
    case 'pass_turn':
      if (session.settings) session.set({ pass_until: session.settings.pass_until === 'turn' ? null : 'turn' });
      break;
    case 'ask_back':
      session.askToGoBack();
      break;
    case 'jump':
      jump();
      break;
    case 'group':
      nextGlow();
      break;
    case 'help':
      frame.menu();
      break;
    default:
      void scene;
      return false;
  }
  return true;
}

function drop(session: Session, scene: Scene, frame: FrameKeys): void {
  if (frame.close()) return;
  if (scene.opened) scene.opened = null;
  else if (scene.choosing.drop()) return;
  else if (scene.pinned) {
    scene.pinned = false;
    scene.inspected = null;
  } else if (session.view?.passing) session.set({ pass_until: null });
  else session.back('attempt');
}

function read(action: 'read' | 'why', session: Session, scene: Scene): void {
  const handle = (document.activeElement as HTMLElement | null)?.dataset['handle'];
  const now = scene.card(handle ?? scene.inspected?.handle ?? null);
  if (!now) return;
  scene.pinned = false;
  scene.inspect(now);
  scene.pinned = true;
  if (action === 'why') session.whyNot(now.id);
}

const AREAS = ['question', 'board', 'hand'];

/** Jumps between question, board and hand, onto the first thing there that can be focused. */
function jump(): void {
  const at = AREAS.findIndex((id) => document.getElementById(id)?.contains(document.activeElement));
  const area = document.getElementById(AREAS[(at + 1) % AREAS.length]!);
  const first =
    area?.querySelector<HTMLElement>('[data-can="true"]') ??
    area?.querySelector<HTMLElement>('[tabindex="0"],button:not([disabled])');
  (first ?? area)?.focus();
}

/** Goes round everything that glows: hand, mine, theirs. */
function nextGlow(): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-can="true"]')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + 1) % all.length]?.focus();
}

/** A digit takes the button or tile of that number, else the card of that place in the hand. */
function number(digit: number, scene: Scene): boolean {
  const { choosing } = scene;
  const prompt = choosing.prompt;
  if (!prompt) return false;
  const tray = prompt.options.filter((option) => isInTray(scene, prompt, option));
  const listed = (tray.length ? tray : inBar(scene, prompt))[digit - 1];
  if (listed) {
    choosing.take(listed.index);
    return true;
  }
  const card = scene.zone('hand', scene.viewer).cards[digit - 1];
  return card ? choosing.press({ object: card.id }) : false;
}
