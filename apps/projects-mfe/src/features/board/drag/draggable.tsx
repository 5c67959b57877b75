import { useDraggable, useDroppable } from '@dnd-kit/core';

/** Makes the element of a card draggable by mouse and touch. */
export function useDraggableCard(id: string) {
  const { setNodeRef, listeners } = useDraggable({ id });
  return { ref: setNodeRef, ...listeners };
}

/** Makes a column scroll while a card is dragged over it. */
export function useScrollTarget(id: string): (element: HTMLElement | null) => void {
  return useDroppable({ id }).setNodeRef;
}
