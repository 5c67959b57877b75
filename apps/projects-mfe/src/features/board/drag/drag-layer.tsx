import { TASK_STATUSES, type TaskStatus } from '@taskloom/contracts';
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  defaultDropAnimationSideEffects,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type DragMoveEvent,
  type DragStartEvent,
  type DropAnimation,
} from '@dnd-kit/core';
import { clickGuard, dragSensors, dropGlide, silentDrag } from '@taskloom/ui';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { REDUCED_MOTION, useMedia } from '../../../viewport/use-media';
import { useFirstTab } from '../keys/use-first-tab';
import type { Place } from '../order/place';
import styles from './drag-zone.module.css';
import { EDGES, cardOf, landingAt } from './landing';
import type { Press, Presses } from './presses';

/** Share of a column or window, about 48 px, within which its edges scroll. */
const SCROLL = { threshold: { x: 0.05, y: 0.07 } };

/** How long a device vibrates when a finger has lifted a card, in milliseconds. */
const HAPTIC_MS = 10;

const GLIDE: DropAnimation = {
  ...dropGlide,
  sideEffects: defaultDropAnimationSideEffects({ styles: { active: { opacity: '0' } } }),
};

interface Flight {
  onLift: (id: string) => void;
  onOver: (place: Place) => void;
  onDrop: () => void;
  onCancel: () => void;
}

export interface DragLayerProps extends Flight {
  board: RefObject<HTMLElement | null>;
  /** The dragged card. */
  flying: ReactNode;
  presses: Presses;
  press: Press | null;
}

type Board = Pick<DragLayerProps, 'board'>;

const pointOf = ({ activatorEvent, delta }: DragMoveEvent): { x: number; y: number } => {
  const touch = 'touches' in activatorEvent ? (activatorEvent as TouchEvent).touches[0] : undefined;
  const { clientX, clientY } = touch ?? (activatorEvent as MouseEvent);
  return { x: clientX + delta.x, y: clientY + delta.y };
};

/** Makes the pressed card draggable. One for the whole board: dnd-kit would render each card again at the start of a drag. */
function PressedCard({ press, presses, board }: Board & { press: Press; presses: Presses }) {
  const { listeners, setNodeRef } = useDraggable({ id: press.id });
  const latest = useRef(listeners);
  latest.current = listeners;
  // A card that lands in another column is another element.
  useLayoutEffect(() => setNodeRef(cardOf(board.current, press.id)));
  useLayoutEffect(() => {
    const { event } = press;
    if (!presses.isDown(press)) return;
    const name = event.type === 'mousedown' ? 'onMouseDown' : 'onTouchStart';
    latest.current?.[name]?.({ nativeEvent: event });
  }, [press, presses]);
  return null;
}

/** Makes a column scroll while a card is dragged over it. */
function ScrolledColumn({ status, board }: Board & { status: TaskStatus }) {
  const { setNodeRef } = useDroppable({ id: status });
  useLayoutEffect(() =>
    setNodeRef(board.current?.querySelector<HTMLElement>(`[${EDGES}="${status}"]`) ?? null),
  );
  return null;
}

/**
 * The only component that uses dnd-kit: it translates mouse and touch into lifting, moving over a place, and
 * dropping. It finds the cards and columns by their attributes.
 */
export default function DragLayer(props: DragLayerProps) {
  const { board, flying, presses, press, onLift, onOver, onDrop, onCancel } = props;
  const sensors = useSensors(
    useSensor(MouseSensor, dragSensors.mouse),
    useSensor(TouchSensor, dragSensors.touch),
  );
  // Here, because an idle page loads this code, after the first cards.
  useFirstTab(board);
  const calm = useMedia(REDUCED_MOTION);
  const guard = useRef<() => void>(() => {});

  const start = ({ active, activatorEvent }: DragStartEvent) => {
    guard.current = clickGuard();
    if ('touches' in activatorEvent && 'vibrate' in navigator) navigator.vibrate(HAPTIC_MS);
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
      accessibility={silentDrag}
      onDragStart={start}
      onDragMove={move}
      onDragEnd={end(onDrop)}
      onDragCancel={end(onCancel)}
    >
      {press && <PressedCard press={press} presses={presses} board={board} />}
      {TASK_STATUSES.map((status) => (
        <ScrolledColumn key={status} status={status} board={board} />
      ))}
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
