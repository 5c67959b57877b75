import type { TaskCard } from '@taskloom/contracts';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Columns } from '../order/columns';
import { isMoveKey, step } from '../order/keyboard';
import { othersIn, placeOf, samePlace, type Place } from '../order/place';
import type { Lift } from '../order/rows';
import { cardOf } from './landing';

/** The steps that are announced to screen readers. */
export type Step = 'lifted' | 'movedOver' | 'dropped' | 'returned';

interface LiftOptions {
  columns: Columns;
  board: RefObject<HTMLElement | null>;
  /** Called when the card lands; the cache must show it there in the same frame. */
  onLand: (card: TaskCard, place: Place) => void;
  onStep: (step: Step, lift: Lift) => void;
}

/** The card that is being moved by pointer or keyboard. Nothing is sent before it lands. */
export function useLift({ columns, board, onLand, onStep }: LiftOptions) {
  const [lift, setLift] = useState<Lift | null>(null);
  const latest = useRef({ columns, lift, onLand, onStep });
  const refocus = useRef<string | null>(null);

  useLayoutEffect(() => {
    latest.current = { columns, lift, onLand, onStep };
    if (lift?.by === 'keyboard') refocus.current = lift.card._id;
    // A card that the keyboard moves into another column is remounted there: the focus has to follow.
    if (refocus.current) cardOf(board.current, refocus.current)?.querySelector('a')?.focus();
    if (lift === null) refocus.current = null;
  });

  const begin = useCallback(
    (id: string, by: Lift['by']) => {
      const { columns, onStep } = latest.current;
      const from = placeOf(columns, id);
      const card = from && columns[from.status][from.index];
      if (!from || !card) return;
      const height = cardOf(board.current, id)?.offsetHeight ?? 0;
      const next: Lift = { card, from, to: from, by, height };
      latest.current.lift = next;
      setLift(next);
      onStep('lifted', next);
    },
    [board],
  );

  const over = useCallback((wanted: Place) => {
    const { columns, lift, onStep } = latest.current;
    if (!lift) return;
    const to = { ...wanted, index: Math.min(wanted.index, othersIn(columns, wanted.status, lift.card._id)) };
    if (samePlace(lift.to, to)) return;
    const next = { ...lift, to };
    latest.current.lift = next;
    setLift(next);
    onStep('movedOver', next);
  }, []);

  const end = useCallback((lands: boolean) => {
    const { lift, onLand, onStep } = latest.current;
    if (!lift) return;
    latest.current.lift = null;
    // Update the cache first: otherwise the card would jump back to its old place for a moment.
    if (lands) onLand(lift.card, lift.to);
    setLift(null);
    onStep(lands ? 'dropped' : 'returned', lift);
  }, []);

  const pressKey = useCallback(
    (card: TaskCard, key: string): boolean => {
      const { columns, lift } = latest.current;
      const mine = lift?.by === 'keyboard' && lift.card._id === card._id ? lift : null;
      if (!mine) {
        if (key !== ' ' || lift) return false;
        begin(card._id, 'keyboard');
        return true;
      }
      if (isMoveKey(key)) over(step(mine.to, key, (status) => othersIn(columns, status, card._id)));
      else if (key === ' ' || key === 'Enter') end(true);
      else if (key === 'Escape' || key === 'Tab') end(false);
      return key !== 'Tab';
    },
    [begin, over, end],
  );

  return { lift, begin, over, end, pressKey };
}
