/** Dragging is a shortcut for pressing twice. It begins after six pixels; a ghost follows; elsewhere it springs back. */

import type { Pressed } from './choosing.svelte';
import type { OptionNow } from '../protocol';
import type { Scene } from './scene.svelte';

const FAR_ENOUGH = 6;

/** What lies under a point, as something that can be pressed. */
function under(x: number, y: number): Pressed | 'board' | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>('[data-handle],[data-cell],[data-player]');
    if (target?.dataset['cell']) {
      const [column, row] = target.dataset['cell'].split(',').map(Number);
      return { place: [column!, row!] };
    }
    if (target?.dataset['player']) return { player: Number(target.dataset['player']) };
    if (target?.dataset['handle']) return { object: target.dataset['handle'] };
    if (element.closest('[data-board]')) return 'board';
  }
  return null;
}

/** Starts to watch a pressed card; `onDragged` tells that the click that follows is not meant as one. */
export function watchDrag(event: PointerEvent, scene: Scene, handle: string, onDragged: () => void): void {
  if (event.button !== 0 || !scene.choosing.can({ object: handle })) return;
  const card = event.currentTarget as HTMLElement;
  const [startX, startY] = [event.clientX, event.clientY];
  let ghost: HTMLElement | null = null;

  const move = (moved: PointerEvent): void => {
    const [x, y] = [moved.clientX - startX, moved.clientY - startY];
    if (!ghost && Math.hypot(x, y) < FAR_ENOUGH) return;
    if (!ghost) {
      ghost = lifted(card);
      document.body.classList.add('dragging');
      onDragged();
      if (scene.choosing.pending === null && scene.choosing.at({ object: handle }).length > 1)
        scene.choosing.press({ object: handle });
    }
    ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
  };

  const end = (ended: PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (!ghost) return;
    ghost.remove();
    document.body.classList.remove('dragging');
    if (ended.type === 'pointerup') drop(scene, handle, under(ended.clientX, ended.clientY));
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

function lifted(card: HTMLElement): HTMLElement {
  const box = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-handle');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    zIndex: '100',
    pointerEvents: 'none',
    opacity: '0.85',
  });
  document.body.append(ghost);
  return ghost;
}

/** A card with areas of its own to go to means those; any other card may be meant for an area that is asked for next. */
function isFree(target: Pressed, own: OptionNow[], plain: OptionNow[]): boolean {
  return target.place === undefined || own.length === plain.length;
}

function drop(scene: Scene, handle: string, target: Pressed | 'board' | null): void {
  const { choosing } = scene;
  if (target !== null && target !== 'board' && target.object !== handle && choosing.can(target)) {
    choosing.press(target);
    return;
  }
  const own = choosing.prompt?.options.filter((option) => option.object === handle) ?? [];
  const plain = own.filter((option) => option.place === null && option.other === null && option.player === null);
  // Onto the board: the only thing the card can do. Onto another card: what it can do to that one, asked next.
  if (target === 'board' && choosing.isSingle && own.length === 1 && plain.length === 1) choosing.take(own[0]!.index);
  else if (target !== null && target !== 'board' && target.object !== handle && isFree(target, own, plain)) {
    const meant = plain.length === 1 ? plain[0] : plain.find((option) => option.verb === 'attack');
    if (meant && choosing.isSingle) choosing.takeTowards(meant.index, target);
    else choosing.drop();
  } else if (target === null || own.length !== plain.length) choosing.drop();
}
