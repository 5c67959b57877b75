import { isComposing } from '@taskloom/ui';
import {
  useEffect,
  useEffectEvent,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { isMoveKey } from '../order/keyboard';
import type { BoardMarks, CardField } from './board-marks';
import { isBusy, singleKeysOn } from '../../../keys/single-keys';
import { fieldOf } from './card-keys';

/** The actions of keys on a card. */
export interface CardCommands {
  open: (id: string) => void;
  /** Opens the popover of a field. */
  change: (id: string, field: CardField) => void;
  rename: (id: string) => void;
  select: (id: string) => void;
  /** Selects the range to a card, or with a key to its neighbour, which gets the focus. */
  selectTo: (id: string, key?: string) => boolean;
  /** Returns false when nothing is selected. */
  clear: () => boolean;
  /** Moves the focus to the neighbour; returns false at the edge. */
  go: (id: string, key: string) => boolean;
  /** Moves the card to the next column on that side. */
  push: (id: string, by: 1 | -1) => boolean;
}

const cardIn = (target: Element | null): string | undefined =>
  target?.closest<HTMLElement>('[data-card]')?.dataset.card;

const elementOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null);

const withModifier = (event: KeyboardEvent): boolean =>
  isComposing(event) || event.ctrlKey || event.metaKey || event.altKey;

/** Keys that move between or along columns, of a card whose link has the focus. */
const runMove = (id: string, { key, shiftKey }: KeyboardEvent, commands: CardCommands): boolean => {
  if (!shiftKey) return isMoveKey(key) && commands.go(id, key);
  if (key === 'ArrowRight') return commands.push(id, 1);
  if (key === 'ArrowLeft') return commands.push(id, -1);
  return (key === 'ArrowUp' || key === 'ArrowDown') && commands.selectTo(id, key);
};

const runLetter = (id: string, key: string, commands: CardCommands): boolean => {
  const field = fieldOf(key);
  if (field) commands.change(id, field);
  else if (key === 'e') commands.rename(id);
  else if (key === 'x') commands.select(id);
  else return false;
  return true;
};

/**
 * The keys of cards, for the card under the pointer when the pointer was moved last, otherwise for the focused one. They listen on the
 * window, after the shortcuts of the shell, such as `g d`, which come first.
 */
export function useBoardKeys(
  board: RefObject<HTMLElement | null>,
  marks: BoardMarks,
  commands: CardCommands,
) {
  const hovered = useRef<string | undefined>(undefined);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { defaultPrevented, repeat } = event;
    if (defaultPrevented || withModifier(event)) return;
    const target = elementOf(event);
    if (isBusy(target)) return;
    const inside = board.current?.contains(target) ?? false;
    // Elsewhere on the page a key belongs to what has the focus there.
    if (!inside && target !== document.body && !target?.matches('h1')) return;
    if (event.key === 'Escape' && commands.clear()) return event.preventDefault();
    const focused = inside ? cardIn(target) : undefined;
    if (focused !== undefined && target?.matches('a') && runMove(focused, event, commands)) {
      hovered.current = undefined;
      return event.preventDefault();
    }
    const id = hovered.current ?? focused;
    if (id === undefined || repeat) return;
    const opens = event.key === 'Enter' && !inside;
    if (opens) commands.open(id);
    const letter = singleKeysOn() && !event.shiftKey && runLetter(id, event.key.toLowerCase(), commands);
    if (opens || letter) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const point = (id: string | undefined) => {
    hovered.current = id;
  };
  /** Shift selects the range. While cards are selected, Ctrl/⌘ and touch toggle; else Ctrl/⌘ opens a new tab, as for any link. */
  const onClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    const id = target instanceof Element && !target.closest('button') ? cardIn(target) : undefined;
    if (id === undefined || isBusy(target instanceof Element ? target : null)) return;
    const touch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    const toggles = (ctrlKey || metaKey || touch) && marks.get().selection.ids.size > 0;
    if (!toggles && !shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (toggles) commands.select(id);
    else commands.selectTo(id);
  };
  return {
    onClickCapture: onClick,
    onFocus: ({ target }: FocusEvent) => {
      const id = cardIn(target);
      if (id !== undefined && id !== marks.get().current) marks.set({ current: id });
    },
    onPointerMove: ({ target, pointerType }: PointerEvent) =>
      point(pointerType === 'mouse' && target instanceof Element ? cardIn(target) : undefined),
    onPointerLeave: () => point(undefined),
  };
}
