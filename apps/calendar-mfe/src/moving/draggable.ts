import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { TaskHit } from '@taskloom/contracts';

export const DAY_PREFIX = 'day ';

/** Makes a task draggable by mouse and touch. It may be on the screen twice, on its day and in the panel. */
export function useDraggableTask(task: TaskHit, place: string) {
  const { setNodeRef, listeners } = useDraggable({ id: `${place} ${task._id}`, data: { task } });
  return { ref: setNodeRef, ...listeners };
}

/** Makes the element of a day a place for tasks. */
export const useDayTarget = (day: string): ((element: HTMLElement | null) => void) =>
  useDroppable({ id: `${DAY_PREFIX}${day}` }).setNodeRef;
