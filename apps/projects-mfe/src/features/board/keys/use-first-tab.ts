import { useEffect, type RefObject } from 'react';
import { boardEntry } from '../../../keys/board-entry';

/**
 * The first Tab on a page that was just opened goes to the board, past everything above it. Shift+Tab right after leads back: to the
 * heading, or to the first link of the page, which skips to the content.
 */
export function useFirstTab(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stop = () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('pointerdown', stop, true);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      stop();
      const { activeElement: start, body } = document;
      const entry = boardEntry(board.current);
      if (!entry || event.shiftKey || event.defaultPrevented || !(start === body || start?.matches('h1')))
        return;
      event.preventDefault();
      entry.focus();
      const back = (next: KeyboardEvent) => {
        if (next.key === 'Shift') return;
        entry.removeEventListener('keydown', back);
        const to = start === body ? document.querySelector('a') : start;
        if (next.key !== 'Tab' || !next.shiftKey || !(to instanceof HTMLElement)) return;
        next.preventDefault();
        to.focus();
      };
      entry.addEventListener('keydown', back);
    };
    window.addEventListener('keydown', press);
    // After a click, Tab continues from there.
    window.addEventListener('pointerdown', stop, true);
    return stop;
  }, [board]);
}
