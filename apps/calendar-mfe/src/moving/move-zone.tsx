import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  defaultDropAnimationSideEffects,
  pointerWithin,
  useSensor,
  useSensors,
  type DragOverEvent,
  type DragStartEvent,
  type DropAnimation,
} from '@dnd-kit/core';
import type { TaskHit } from '@taskloom/contracts';
import { clickGuard, dragSensors, dropGlide, silentDrag } from '@taskloom/ui';
import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DAY_PREFIX } from './draggable';
import styles from './move-zone.module.css';

const GLIDE: DropAnimation = {
  ...dropGlide,
  sideEffects: defaultDropAnimationSideEffects({ styles: { active: { opacity: '0' } } }),
};

interface MoveZoneProps {
  onLift: (task: TaskHit) => void;
  onOver: (day: string | null) => void;
  onDrop: () => void;
  onCancel: () => void;
  /** The dragged task. */
  flying: ReactNode;
  children: ReactNode;
}

/** How long a device vibrates when a finger has lifted a task, in milliseconds. */
const HAPTIC_MS = 10;

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Translates mouse and touch into lifting a task, moving it over a day, and dropping it. */
export function MoveZone({ onLift, onOver, onDrop, onCancel, flying, children }: MoveZoneProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, dragSensors.mouse),
    useSensor(TouchSensor, dragSensors.touch),
  );
  const guard = useRef<() => void>(() => {});
  const start = ({ active, activatorEvent }: DragStartEvent) => {
    guard.current = clickGuard();
    if ('touches' in activatorEvent && 'vibrate' in navigator) navigator.vibrate(HAPTIC_MS);
    const task: unknown = active.data.current?.['task'];
    if (task) onLift(task as TaskHit); // Each draggable of the calendar has its task.
  };
  const over = ({ over: target }: DragOverEvent) =>
    onOver(target ? String(target.id).slice(DAY_PREFIX.length) : null);
  const end = (then: () => void) => () => {
    guard.current();
    then();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={silentDrag}
      onDragStart={start}
      onDragOver={over}
      onDragEnd={end(onDrop)}
      onDragCancel={end(onCancel)}
    >
      {children}
      {createPortal(
        <DragOverlay className={styles.overlay} dropAnimation={calm() ? null : GLIDE}>
          {flying && (
            <div className={styles.flying} inert>
              {flying}
            </div>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}
