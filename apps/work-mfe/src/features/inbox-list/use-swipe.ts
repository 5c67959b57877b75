import { useRef, useState, type PointerEvent } from 'react';

/** Pixels from which a touch is a swipe; before that it is a tap, or the page scrolls. */
const START = 10;
/** Pixels from which letting go acts. */
const ACTS = 96;

/** The custom property with the distance, on the element of the handlers. */
const DISTANCE = '--swiped';

export type Way = 'left' | 'right';

interface Touch {
  id: number;
  x: number;
  y: number;
  /** It has become a swipe. */
  swiping: boolean;
}

/**
 * Swiping an element sideways with a finger; a way without an action stays closed. The element needs `touch-action: pan-y`: the
 * browser then takes over touches that scroll, and ends ours.
 */
export function useSwipe(actions: Partial<Record<Way, () => void>>) {
  const touch = useRef<Touch | null>(null);
  const [way, setWay] = useState<Way | null>(null);

  /** How far the finger has moved, as far as there is an action on that side. */
  const distance = ({ clientX }: PointerEvent, { x }: Touch): number => {
    const moved = clientX - x;
    return actions[moved > 0 ? 'right' : 'left'] ? moved : 0;
  };
  const end = () => {
    touch.current = null;
    setWay(null);
  };

  return {
    /** The side to which the element is moving; null at rest. */
    way,
    handlers: {
      onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY, target }: PointerEvent) => {
        const inPanel = target instanceof Element && target.closest('[role="dialog"]') !== null;
        touch.current =
          pointerType === 'touch' && isPrimary && !inPanel
            ? { id: pointerId, x: clientX, y: clientY, swiping: false }
            : null;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const now = touch.current;
        if (now?.id !== event.pointerId) return;
        const sideways = Math.abs(event.clientX - now.x);
        if (!now.swiping && sideways < START) return;
        if (!now.swiping && sideways < Math.abs(event.clientY - now.y)) return end();
        if (!now.swiping) event.currentTarget.setPointerCapture(event.pointerId);
        now.swiping = true;
        const moved = distance(event, now);
        event.currentTarget.style.setProperty(DISTANCE, `${moved}px`);
        setWay(moved === 0 ? null : moved > 0 ? 'right' : 'left');
      },
      onPointerUp: (event: PointerEvent) => {
        const now = touch.current;
        if (now?.id !== event.pointerId) return;
        const moved = now.swiping ? distance(event, now) : 0;
        end();
        if (Math.abs(moved) >= ACTS) actions[moved > 0 ? 'right' : 'left']?.();
      },
      onPointerCancel: end,
    },
  };
}
