/** One tab stop for a group, arrows inside it. The stop is what was focused last, else what glows, else the first. */

const ITEMS = '[data-rove]';
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(group: HTMLElement, columns: number | (() => number) = 1): { destroy(): void } {
  let last: HTMLElement | null = null;
  const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(ITEMS)];

  function refresh(): void {
    const all = items();
    const stop =
      (last && all.includes(last) ? last : null) ?? all.find((item) => item.dataset['can'] === 'true') ?? all[0];
    for (const item of all) {
      const index = item === stop ? 0 : -1;
      if (item.tabIndex !== index) item.tabIndex = index;
    }
  }

  function onKey(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const width = typeof columns === 'function' ? columns() : columns;
    let step = STEPS[event.key];
    if (width > 1 && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) step = step! * width;
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? -1 : at + step;
    if (to < 0 || to >= all.length) return;
    event.preventDefault();
    event.stopPropagation();
    all[to]!.focus();
  }

  function onFocus(event: FocusEvent): void {
    const item = (event.target as Element).closest<HTMLElement>(ITEMS);
    if (item) last = item;
    refresh();
  }

  const watcher = new MutationObserver(refresh);
  watcher.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-can'] });
  group.addEventListener('keydown', onKey);
  group.addEventListener('focusin', onFocus);
  refresh();
  return {
    destroy: () => {
      watcher.disconnect();
      group.removeEventListener('keydown', onKey);
      group.removeEventListener('focusin', onFocus);
    },
  };
}
