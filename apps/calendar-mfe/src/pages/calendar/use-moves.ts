import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLift } from '../../moving/use-lift';
import { useMoveTask } from '../../moving/use-move-task';
import { useShownHere } from '../../moving/use-shown-here';
import { useStepTexts } from '../../moving/use-step-texts';

interface MovesOptions {
  today: string;
  selected: string;
  onSelect: (day: string) => void;
}

/** Marks the part of the page in which tasks are reached by keyboard. */
export const PANEL = 'data-calendar-panel';

const linkOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[${PANEL}] [data-task="${CSS.escape(id)}"]`);

/** A task that was moved by keyboard, until it has the focus on its new day for good. */
export interface MovedByKey {
  taskId: string;
  day: string;
}

/** Moving tasks to other days. After a move by keyboard, the day of the task is selected and the task keeps the focus. */
export function useMoves({ today, selected, onSelect }: MovesOptions) {
  const { here, show } = useShownHere();
  const move = useMoveTask({ today, onShow: show });
  const { announcement, onStep } = useStepTexts();
  const moved = useRef<MovedByKey | null>(null);
  const lift = useLift({
    today,
    start: selected < today ? today : selected,
    onStep,
    onLand: (task, day, by) => {
      void move(task, day);
      if (by !== 'keyboard') return;
      moved.current = { taskId: task._id, day };
      onSelect(day);
    },
  });

  return { ...lift, here, show, announcement, moved };
}

/**
 * Returns the focus to a moved task on its new day, until the person does something else. It is rendered several times
 * there: at once, and again with the responses of the server.
 */
export function useFocusOnMoved(moved: RefObject<MovedByKey | null>, day: string): void {
  useEffect(() => {
    const end = () => (moved.current = null);
    const options = { capture: true };
    for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, end, options);
    return () => {
      for (const event of ['keydown', 'pointerdown']) document.removeEventListener(event, end, options);
    };
  }, [moved]);
  useLayoutEffect(() => {
    if (moved.current?.day === day && document.activeElement === document.body)
      linkOf(moved.current.taskId)?.focus();
  });
}
