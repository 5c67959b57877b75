import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and Down move between the links of a list, each of which also has its tab stop. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget, target } = event;
  const step = STEPS[key];
  if (!step || altKey || ctrlKey || metaKey || shiftKey) return;
  const links = [...currentTarget.querySelectorAll('a')];
  const next = links[links.findIndex((link) => link === target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
