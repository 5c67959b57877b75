import type { Person, TaskCard, TaskStatus } from '@taskloom/contracts';
import { toCard } from '@taskloom/contracts/rtk';
import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { toast } from '@taskloom/client/toasts';
import { useArchiveTasks } from '../../tasks/archive/use-archive';
import { useTexts } from '../../texts';
import { PHONE, useMedia } from '../../viewport/use-media';
import type { BoardActions } from './board-actions';
import { useLift } from './drag/use-lift';
import { createMarks } from './keys/board-marks';
import { MOST_SELECTED, type Selection } from './keys/selection';
import { useBoardKeys } from './keys/use-board-keys';
import { useCardCommands } from './keys/use-card-commands';
import { useCurrentCard } from './keys/use-current-card';
import type { Columns } from './order/columns';
import { matches, type BoardFilter } from './order/filter';
import { moveTo } from './order/place';
import { useEditCards, type CardEdit } from './use-edit-cards';
import { useStepTexts } from './use-step-texts';

interface BoardWorkOptions {
  projectId: string;
  board: RefObject<HTMLElement | null>;
  columns: Columns;
  filter: BoardFilter;
  people: readonly Person[];
  /** On a phone, which shows one column at a time. */
  onShow: (status: TaskStatus) => void;
}

/** The actions on the cards of a board: by drag, by keys, from their menus. */
export function useBoardWork({ projectId, board, columns, filter, people, onShow }: BoardWorkOptions) {
  const t = useTexts();
  const phone = useMedia(PHONE);
  const latest = useRef(columns);
  latest.current = columns;
  const wanted = useRef(filter);
  wanted.current = filter;
  const [marks] = useState(createMarks);
  const { announcement, onStep, onMoved, say } = useStepTexts(columns);
  const staysVisible = useCallback(
    ({ card, changes, people: assignees = card.assignees }: CardEdit) =>
      matches({ ...card, ...changes, assignees }, wanted.current) &&
      !(phone && changes.status !== undefined && changes.status !== card.status),
    [phone],
  );
  const edit = useEditCards(projectId, { say, staysVisible });

  const { pressKey, ...drag } = useLift({
    columns,
    board,
    onStep,
    onLand: (card, place) => {
      const changes = moveTo(columns, card._id, place);
      if (changes) void edit([{ card, changes }]);
    },
  });

  const move = useCallback(
    (card: TaskCard, status: TaskStatus) => {
      const changes = moveTo(latest.current, card._id, { status, index: Number.POSITIVE_INFINITY });
      if (!changes) return;
      onMoved(card, status);
      void edit([{ card, changes }]);
    },
    [edit, onMoved],
  );
  const archive = useArchiveTasks(projectId);
  useCurrentCard(columns, marks);
  const onSelected = ({ ids, over }: Selection) => {
    say(t('selectedCount', { count: ids.size }));
    if (over) toast.info(t('selectionFull', { count: MOST_SELECTED }), undefined, { id: 'selection' });
  };
  const commands = useCardCommands({ projectId, board, columns, marks, move, onShow, onSelected });
  const handlers = useBoardKeys(board, marks, commands);
  const actions = useMemo<BoardActions>(
    () => ({
      projectId,
      people,
      hides: (task) => !matches(toCard(task), wanted.current),
      pressKey,
      remove: (card) => marks.set({ deleting: [card] }),
      duplicate: (copying) => marks.set({ copying }),
      archive: (cards) => void archive(cards),
      move,
      change: commands.change,
      select: commands.select,
      rename: commands.rename,
      renamed: (card, back, title) => {
        marks.set({ renaming: null });
        if (back) commands.refocus(card._id);
        if (title !== undefined) void edit([{ card, changes: { title } }]);
      },
    }),
    [projectId, people, pressKey, marks, move, commands, edit, archive],
  );
  return { marks, edit, announcement, drag, handlers, actions, commands };
}
