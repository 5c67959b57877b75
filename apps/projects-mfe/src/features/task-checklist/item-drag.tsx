import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { dragSensors, silentDrag } from '@taskloom/ui';
import type { ReactNode } from 'react';

interface ItemDragZoneProps {
  /** An item was dropped on another one. */
  onDrop: (id: string, onto: string) => void;
  children: ReactNode;
}

export function ItemDragZone({ onDrop, children }: ItemDragZoneProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, dragSensors.mouse),
    useSensor(TouchSensor, dragSensors.touch),
  );
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onDrop(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={silentDrag}
      onDragEnd={end}
    >
      {children}
    </DndContext>
  );
}

/** A row that is dragged by its grip, and onto which others are dropped. */
export function useItemDrag(id: string, index: number) {
  const drag = useDraggable({ id, data: { index } });
  const drop = useDroppable({ id });
  const from: unknown = drag.active?.data.current?.['index'];
  const isTarget = drop.isOver && drag.active?.id !== id && typeof from === 'number';
  return {
    row: (element: HTMLElement | null) => {
      drag.setNodeRef(element);
      drop.setNodeRef(element);
    },
    grip: drag.listeners,
    lifted: drag.isDragging,
    style: drag.transform ? { transform: `translateY(${drag.transform.y}px)` } : undefined,
    /** On which side of this row the dragged one would land. */
    lands: isTarget ? (from > index ? 'before' : 'after') : undefined,
  } as const;
}
