import type { HeldKeys } from './hold-keys';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Until then, the part has to be loaded, in milliseconds. */
const LIMIT_MS = 30_000;
/** The part is there, but something else in it has the focus, such as its heading: a field takes the focus soon or not at all. */
const NO_FIELD_MS = 1_000;

const focusedField = (): Field | undefined => {
  const field = document.activeElement;
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
};

/** Presses a key in the focused field. Scripted key events don't change its text. */
function press(key: string): void {
  const field = focusedField();
  const isDefault = field?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
  if (!field || !isDefault || (key.length > 2 && key !== 'Backspace')) return;
  // Fields for e-mail addresses have no selection.
  const [start, end] = [field.selectionStart, field.selectionEnd];
  if (start === null || end === null) return;
  if (key === 'Backspace') field.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
  else if (field.maxLength < 0 || field.value.length - (end - start) < field.maxLength)
    field.setRangeText(key, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Enters the held keys as soon as another field has the focus, and those that are pressed meanwhile after them. */
export function enterKeys(held: HeldKeys, end: () => void): void {
  let ended = false;
  /** One task for each key, so that React has rendered the one before. */
  const next = (): void => {
    const key = held.keys.shift();
    if (ended) return;
    if (key === undefined) return end();
    held.entering = true;
    press(key);
    held.entering = false;
    setTimeout(next);
  };
  let limit = setTimeout(end, LIMIT_MS);
  const look = (): void => {
    const { activeElement } = document;
    if (activeElement === held.from || activeElement === document.body) return;
    clearTimeout(limit);
    if (!focusedField()) {
      limit = setTimeout(end, NO_FIELD_MS);
      return;
    }
    window.removeEventListener('focusin', look);
    if (held.keys.length === 0) return end();
    // The effects of the part, which may set its text, have run by the next frame.
    requestAnimationFrame(() => setTimeout(next));
  };
  held.onEnd = () => {
    ended = true;
    clearTimeout(limit);
    window.removeEventListener('focusin', look);
  };
  window.addEventListener('focusin', look);
  look();
}
