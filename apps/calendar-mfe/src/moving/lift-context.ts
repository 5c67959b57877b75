import type { TaskHit } from '@taskloom/contracts';
import { createContext, use } from 'react';
import type { Lift } from './use-lift';

export interface Moving {
  lift: Lift | null;
  /** A key on the focused task; true when it was used. */
  pressKey: (task: TaskHit, key: string) => boolean;
  /** The focus leaves a lifted task. */
  leave: () => void;
}

export const MovingContext = createContext<Moving>({
  lift: null,
  pressKey: () => false,
  leave: () => {},
});

export const useMoving = (): Moving => use(MovingContext);

/** Id of the element that describes how a task is moved by keyboard. */
export const MOVE_HINT = 'calendar-move-hint';
