import { useEffect } from 'react';
import { useBoardMarks } from './board-marks';

/** Presses a key in the focused field. Scripted key events don't change its text. */
const press = (key: string): void => {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const isTyped = field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  if (!isTyped || key === 'Enter' || key === 'Escape') return;
  if (key === 'Backspace') field.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
  else field.setRangeText(key, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

/** Enters the keys that were pressed while the field's code was loading. */
export function useHeldKeys(): void {
  const marks = useBoardMarks();
  useEffect(() => {
    // One task for each key, so that React has rendered the one before.
    for (const key of marks.takeHeld()) setTimeout(() => press(key));
  }, [marks]);
}
