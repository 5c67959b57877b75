import { useDraggable, useDroppable } from '@dnd-kit/core';

/** Makes a card's element one that mouse and touch can lift. */
export function useDraggableCard(id: string) {
  const { setNodeRef, listeners } = useDraggable({ id });
  return { ref: setNodeRef, ...listeners };
}

/** A column over which a card in flight scrolls it. */
export function useScrollTarget(id: string): (element: HTMLElement | null) => void {
  return useDroppable({ id }).setNodeRef;
}
