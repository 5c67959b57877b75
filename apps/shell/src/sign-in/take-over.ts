import { useLayoutEffect, type RefObject } from 'react';
import { PRESSABLE, type Prerendered } from '../prefetch/prerendered';

/** Takes the typed values, the focus and the selection from the page that the build has rendered. */
function takeValues(shown: Prerendered, form: HTMLFormElement): void {
  const { activeElement } = document;
  for (const before of shown.page.querySelectorAll('input')) {
    const input = form.elements.namedItem(before.name);
    if (!(input instanceof HTMLInputElement)) continue;
    input.value = before.value;
    if (before === activeElement) input.focus();
  }
}

function showRoot(): void {
  const root = document.getElementById('root');
  if (root) root.hidden = false;
}

/** Removes the prerendered page once the shell shows a screen in its place. */
export function PrerenderedEnd() {
  useLayoutEffect(() => {
    const shown = window.taskloomPrerendered;
    if (!shown) return;
    window.taskloomPrerendered = undefined;
    showRoot();
    shown.page.remove();
  }, []);
  return null;
}

/** Continues from the state of the prerendered page: what was typed and pressed there. */
export function useTakeOver(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const shown = window.taskloomPrerendered;
    const main = form.current?.closest('main');
    if (!shown || !form.current || !main) return;
    showRoot();
    takeValues(shown, form.current);
    const target = main.querySelectorAll<HTMLElement>(PRESSABLE)[shown.pressed ?? -1];
    // After this render, because the page needs its listeners.
    if (target) setTimeout(() => target.click());
  }, [form]);
}
