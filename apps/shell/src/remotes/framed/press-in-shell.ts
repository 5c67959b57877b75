import type { FromFrame } from './messages';

/** Moves the focus to the notices. */
const NOTICES = 'F8';

type Pressed = Extract<FromFrame, { type: 'key' }>;

/** Keys of the shell's shortcuts: Ctrl or ⌘ K, Escape, F8, and single characters. */
const isShortcut = ({ key, ctrlKey, metaKey }: Pressed): boolean =>
  ctrlKey || metaKey
    ? key.toLowerCase() === 'k'
    : key === 'Escape' || key === NOTICES || [...key].length === 1;

/** Whether the person has pressed or clicked something just now, in the page or in the frame. */
export const isPressing = (): boolean =>
  (navigator as Partial<Pick<Navigator, 'userActivation'>>).userActivation?.isActive ?? true;

/** Repeats a key of a frame in the shell, so that its shortcuts work. Only after the person has really pressed or clicked something. */
export function pressInShell(frame: Element | null, pressed: Pressed): void {
  if (!frame || !isPressing() || !isShortcut(pressed)) return;
  const { key, ctrlKey, metaKey, shiftKey } = pressed;
  // The region of the notices compares the code.
  const code = key === NOTICES ? NOTICES : '';
  const event = { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
  frame.dispatchEvent(new KeyboardEvent('keydown', event));
}

/** A press in the frame is one outside the open popovers of the page, which doesn't get its events. */
export function pressOutside(frame: Element | null): void {
  if (frame && document.activeElement === frame)
    frame.dispatchEvent(new Event('pointerdown', { bubbles: true }));
}
