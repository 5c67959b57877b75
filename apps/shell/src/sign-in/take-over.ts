import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { PasskeyProof } from '@taskloom/contracts';
import { PRESSABLE, type Prerendered } from '../prefetch/prerendered';
import { showRoot } from './prerendered-end';

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

/** Continues from the state of the prerendered page: what was typed, pressed and chosen there. */
export function useTakeOver(
  form: RefObject<HTMLFormElement | null>,
  onPasskey: (proof: PasskeyProof) => void,
): void {
  const takePasskey = useEffectEvent(onPasskey);
  useLayoutEffect(() => {
    const shown = window.taskloomPrerendered;
    const main = form.current?.closest('main');
    if (!shown || !form.current || !main) return;
    showRoot();
    takeValues(shown, form.current);
    shown.endOffer?.();
    const { passkey, pressed = -1 } = shown;
    Object.assign(shown, { passkey: undefined, pressed: undefined });
    const target = main.querySelectorAll<HTMLElement>(PRESSABLE)[pressed];
    // After this render, because the page needs its listeners. A chosen passkey signs in alone: a press beside it would
    // ask for another one.
    if (passkey) setTimeout(() => takePasskey(passkey));
    else if (target) setTimeout(() => target.click());
  }, [form]);
}
