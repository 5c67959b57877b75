import { addDays, type TaskHit } from '@taskloom/contracts';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { problemOf, type Problem } from './problems';

/** A task that is being moved by pointer or keyboard. Nothing is sent before it lands. */
export interface Lift {
  task: TaskHit;
  /** The day under it; null outside of all days. */
  to: string | null;
  by: 'pointer' | 'keyboard';
  problem: Problem | null;
}

/** The steps that are announced to screen readers. */
export type Step = 'lifted' | 'movedOver' | 'dropped' | 'returned' | 'refused';

const DAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface LiftOptions {
  today: string;
  /** Where the keyboard lifts a task without a date. */
  start: string;
  onLand: (task: TaskHit, day: string, by: Lift['by']) => void;
  onStep: (step: Step, lift: Lift) => void;
}

export function useLift({ today, start, onLand, onStep }: LiftOptions) {
  const [lift, setLift] = useState<Lift | null>(null);
  const latest = useRef({ today, start, onLand, onStep, lift });
  useLayoutEffect(() => {
    latest.current = { today, start, onLand, onStep, lift };
  });

  const set = useCallback((next: Lift | null) => {
    latest.current.lift = next;
    setLift(next);
  }, []);

  const begin = useCallback(
    (task: TaskHit, by: Lift['by']) => {
      const to = task.deadline ?? (by === 'keyboard' ? latest.current.start : null);
      const next: Lift = { task, to, by, problem: null };
      set(next);
      latest.current.onStep('lifted', next);
    },
    [set],
  );

  const over = useCallback(
    (to: string | null) => {
      const { lift, today, onStep } = latest.current;
      if (!lift || lift.to === to) return;
      const next = { ...lift, to, problem: to === null ? null : problemOf(lift.task, to, today) };
      set(next);
      if (to !== null) onStep('movedOver', next);
    },
    [set],
  );

  const end = useCallback(
    (lands: boolean) => {
      const { lift, onLand, onStep } = latest.current;
      if (!lift) return;
      const refused = lands && lift.problem !== null;
      if (refused) onStep('refused', lift);
      // The keyboard can choose another day.
      if (refused && lift.by === 'keyboard') return;
      const { task, to, by } = lift;
      const moves = lands && !refused && to !== null && to !== task.deadline;
      // Update the cache first: otherwise the task would be at its old place for a moment.
      if (moves) onLand(task, to, by);
      set(null);
      if (!refused) onStep(moves ? 'dropped' : 'returned', lift);
    },
    [set],
  );

  /** A key on a task; true when it was used. */
  const pressKey = useCallback(
    (task: TaskHit, key: string): boolean => {
      const { lift } = latest.current;
      const mine = lift?.by === 'keyboard' && lift.task._id === task._id ? lift : null;
      if (!mine) {
        if (key !== ' ' || lift) return false;
        begin(task, 'keyboard');
        return true;
      }
      const days = DAYS[key];
      if (days !== undefined && mine.to !== null) over(addDays(mine.to, days));
      else if (key === ' ' || key === 'Enter') end(true);
      else if (key === 'Escape' || key === 'Tab') end(false);
      return key !== 'Tab';
    },
    [begin, over, end],
  );

  return { lift, begin, over, end, pressKey };
}
