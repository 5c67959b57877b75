import { SCREENS, TASK_STATUSES, type TaskCard, type TaskStatus } from '@taskloom/contracts';
import { useNavigate } from '@taskloom/client/router';
import { useMemo, useRef, type RefObject } from 'react';
import { BESIDE } from '../../../tasks/task-path';
import { COLUMN } from '../drag/landing';
import { useOpenCard } from '../open-card';
import type { Columns } from '../order/columns';
import { isMoveKey } from '../order/keyboard';
import { neighbourOf } from '../order/neighbour';
import { placeOf } from '../order/place';
import type { BoardMarks } from './board-marks';
import { extended, NO_SELECTION, toggled, type Selection } from './selection';
import type { CardCommands } from './use-board-keys';

const cardElement = (board: HTMLElement | null, id: string): HTMLElement | null =>
  board?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`) ?? null;

const middleOf = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

/** The card of a column that is nearest in height to the current one, of those that are in the document. */
const levelWith = (board: HTMLElement | null, id: string) => (status: TaskStatus) => {
  const from = cardElement(board, id);
  if (!from) return undefined;
  const wanted = middleOf(from);
  const distance = (element: Element) => Math.abs(middleOf(element) - wanted);
  const cards = board?.querySelectorAll<HTMLElement>(`[${COLUMN}="${status}"] [data-card]`) ?? [];
  return [...cards].toSorted((a, b) => distance(a) - distance(b))[0]?.dataset.card;
};

interface Options {
  projectId: string;
  board: RefObject<HTMLElement | null>;
  columns: Columns;
  marks: BoardMarks;
  move: (card: TaskCard, status: TaskStatus) => void;
  /** On a phone, which shows one column at a time. */
  onShow: (status: TaskStatus) => void;
  onSelected: (selection: Selection) => void;
}

/** The actions of keys and menus on a card. One stable object. */
export function useCardCommands({ projectId, board, columns, marks, ...then }: Options): CardCommands & {
  /** After a change, which may remount the card in another column. */
  refocus: (id: string) => void;
  /** Asks before. */
  deleteSelected: () => void;
} {
  const navigate = useNavigate();
  const opened = useOpenCard();
  const latest = useRef({ columns, navigate, opened, ...then });
  latest.current = { columns, navigate, opened, ...then };
  return useMemo(() => {
    const find = (id: string) => {
      const place = placeOf(latest.current.columns, id);
      return place ? latest.current.columns[place.status][place.index] : undefined;
    };
    const focus = (id: string) => {
      const card = find(id);
      if (!card) return;
      latest.current.onShow(card.status);
      marks.focus(id);
      const link = cardElement(board.current, id)?.querySelector('a');
      if (link && marks.takesFocus(id)) link.focus();
    };
    const select = (selection: Selection, current: string) => {
      marks.set({ selection, current });
      latest.current.onSelected(selection);
    };
    const refocus = (id: string) => {
      marks.focus(id);
      requestAnimationFrame(() => {
        const link = cardElement(board.current, id)?.querySelector('a');
        if (link && marks.takesFocus(id)) link.focus();
      });
    };
    return {
      refocus,
      open: (id) => {
        const { navigate: go, opened: other } = latest.current;
        void go(SCREENS.taskPanel(projectId, id), { state: BESIDE, replace: other !== null });
      },
      change: (id, field) => {
        const anchor = cardElement(board.current, id);
        const { ids } = marks.get().selection;
        if (anchor)
          marks.set({ current: id, popover: { field, ids: ids.size > 0 ? [...ids] : [id], anchor } });
      },
      deleteSelected: () =>
        marks.set({ deleting: [...marks.get().selection.ids].flatMap((id) => find(id) ?? []) }),
      select: (id) => select(toggled(marks.get().selection, id), id),
      selectTo: (id, key) => {
        const { selection, current } = marks.get();
        const next = key && isMoveKey(key) ? neighbourOf(latest.current.columns, id, key) : id;
        if (next === null) return true;
        const from = key === undefined ? (current ?? id) : id;
        select(extended(selection, latest.current.columns, from, next), next);
        if (key !== undefined) focus(next);
        return true;
      },
      clear: () => {
        if (marks.get().selection.ids.size === 0) return false;
        marks.set({ selection: NO_SELECTION });
        latest.current.onSelected(NO_SELECTION);
        return true;
      },
      rename: (id) => marks.set({ current: id, renaming: id }),
      go: (id, key) => {
        if (!isMoveKey(key)) return false;
        const next = neighbourOf(latest.current.columns, id, key, levelWith(board.current, id));
        if (next !== null) focus(next);
        return true;
      },
      push: (id, by) => {
        const card = find(id);
        const status = card && TASK_STATUSES[TASK_STATUSES.indexOf(card.status) + by];
        if (!card || !status) return false;
        latest.current.move(card, status);
        latest.current.onShow(status);
        refocus(id);
        return true;
      },
    };
  }, [projectId, board, marks]);
}
