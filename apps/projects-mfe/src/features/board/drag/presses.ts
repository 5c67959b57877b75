import { createObservable } from '@taskloom/contracts';
import type { MouseEvent as ReactMouseEvent, TouchEvent as ReactTouchEvent } from 'react';

/** A press of a card by mouse or finger, which becomes a drag when the pointer moves or stays. */
export interface Press {
  id: string;
  event: MouseEvent | TouchEvent;
}

const RELEASES = ['mouseup', 'touchend', 'touchcancel'] as const;

/** The browser's own drag of a link would end the mouse events. */
const preventNative = (event: Event): void => event.preventDefault();

/** The presses of a board's cards. They wait for the code of drags, so that the first one is not lost. */
export function createPresses() {
  const { notify, subscribe } = createObservable();
  let last: Press | null = null;
  let down = false;

  const release = (): void => {
    down = false;
    window.removeEventListener('dragstart', preventNative, true);
    RELEASES.forEach((type) => window.removeEventListener(type, release, true));
  };
  const press = ({ target, nativeEvent: event }: ReactMouseEvent | ReactTouchEvent): void => {
    const id = target instanceof Element && target.closest<HTMLElement>('[data-card]')?.dataset.card;
    if (!id) return;
    last = { id, event };
    down = true;
    window.addEventListener('dragstart', preventNative, true);
    RELEASES.forEach((type) => window.addEventListener(type, release, true));
    notify();
  };
  const forget = (): void => {
    last = null;
    release();
    notify();
  };

  return {
    /** For the element that contains the cards. */
    listeners: { onMouseDown: press, onTouchStart: press },
    subscribe,
    last: () => last,
    isDown: (one: Press): boolean => down && one === last,
    forget,
  };
}

export type Presses = ReturnType<typeof createPresses>;
