import { isComposing } from '@taskloom/ui';
import type { Host } from './connect';

/** Elements in which keys are text or have another meaning. */
const BUSY = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Sends the keys of the shell's shortcuts to the shell, unless the remote uses them. */
export function forwardKeys(host: Host): void {
  window.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = event;
    if (defaultPrevented || altKey || isComposing(event) || isIn(target, '[role="dialog"]')) return;
    const isPalette = (ctrlKey || metaKey) && key.toLowerCase() === 'k';
    const isGlobal = isPalette || key === 'F8';
    if (!isGlobal && (ctrlKey || metaKey || isIn(target, BUSY))) return;
    if (!isGlobal && key !== 'Escape' && [...key].length !== 1) return;
    // A space presses buttons and scrolls.
    if (key === ' ') return;
    if (isPalette || key === '/') event.preventDefault();
    host.send({ type: 'key', key, ctrlKey, metaKey, shiftKey });
  });
}
