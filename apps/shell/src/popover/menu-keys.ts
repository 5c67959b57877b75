import type { KeyboardEvent } from 'react';

const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];

const focusAt = (items: HTMLElement[], index: number): void =>
  items[(index + items.length) % items.length]?.focus();

/** Arrow keys, Home, End and first letters inside an element with role `menu` (ARIA practices). */
export function onMenuKey(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const next = moves[event.key];
  if (next !== undefined) {
    event.preventDefault();
    // Without a focused entry, the up arrow starts at the end.
    return focusAt(items, at < 0 && event.key === 'ArrowUp' ? -1 : next);
  }
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  const letter = event.key.toLowerCase();
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  after.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter))?.focus();
}
