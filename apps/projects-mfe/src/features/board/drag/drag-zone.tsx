import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  defaultDropAnimationSideEffects,
  pointerWithin,
  useSensor,
  useSensors,
  type DragMoveEvent,
  type DragStartEvent,
  type DropAnimation,
} from '@dnd-kit/core';
import { useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { REDUCED_MOTION, useMedia } from '../../../viewport/use-media';
import type { Place } from '../order/place';
import { clickGuard } from './click-guard';
import styles from './drag-zone.module.css';
import { landingAt } from './landing';

/**
 * When a press becomes a drag: pixels of mouse movement; milliseconds and tolerance in pixels of a touch
 * (docs/design.md).
 */
const MOUSE = { activationConstraint: { distance: 4 } };
const TOUCH = { activationConstraint: { delay: 180, tolerance: 8 } };

/** Share of a column or window, about 48 px, within which its edges scroll. */
const SCROLL = { threshold: { x: 0.05, y: 0.07 } };

const GLIDE: DropAnimation = {
  duration: 180,
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
  sideEffects: defaultDropAnimationSideEffects({ styles: { active: { opacity: '0' } } }),
};

/**
 * Disables dnd-kit's announcements: the board announces each step itself, for keyboard and pointers alike.
 */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

interface Flight {
  onLift: (id: string) => void;
  onOver: (place: Place) => void;
  onDrop: () => void;
  onCancel: () => void;
}

interface DragZoneProps extends Flight {
  board: RefObject<HTMLElement | null>;
  /** The dragged card. */
  flying: ReactNode;
  children: ReactNode;
}

const pointOf = ({ activatorEvent, delta }: DragMoveEvent): { x: number; y: number } => {
  const touch = 'touches' in activatorEvent ? (activatorEvent as TouchEvent).touches[0] : undefined;
  const { clientX, clientY } = touch ?? (activatorEvent as MouseEvent);
  return { x: clientX + delta.x, y: clientY + delta.y };
};

/**
 * The only component that uses dnd-kit: it translates mouse and touch into lifting, moving over a place, and
 * dropping.
 */
export function DragZone({ board, flying, children, onLift, onOver, onDrop, onCancel }: DragZoneProps) {
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const calm = useMedia(REDUCED_MOTION);
  const guard = useRef<() => void>(() => {});

  const start = ({ active }: DragStartEvent) => {
    guard.current = clickGuard();
    onLift(String(active.id));
  };
  const move = (event: DragMoveEvent) => {
    const rect = event.active.rect.current.translated;
    if (!board.current || !rect) return;
    const place = landingAt(board.current, { ...pointOf(event), middle: rect.top + rect.height / 2 });
    if (place) onOver(place);
  };
  const end = (then: () => void) => () => {
    guard.current();
    then();
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      autoScroll={SCROLL}
      accessibility={SILENT}
      onDragStart={start}
      onDragMove={move}
      onDragEnd={end(onDrop)}
      onDragCancel={end(onCancel)}
    >
      {children}
      {createPortal(
        <DragOverlay className={styles.overlay} dropAnimation={calm ? null : GLIDE}>
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
