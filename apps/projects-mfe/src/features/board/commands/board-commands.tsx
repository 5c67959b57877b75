import type { Person, TaskCard } from '@taskloom/contracts';
import { useScreenCommands, useToday, useUser, type PaletteRequest } from '@taskloom/client';
import { useMemo } from 'react';
import { useLabels } from '../../../labels/use-labels';
import { useBoardActions } from '../board-actions';
import { useBoardMarks, useMarks, type CardField } from '../keys/board-marks';
import { useOpenCard } from '../open-card';
import type { Columns } from '../order/columns';
import { placeOf } from '../order/place';
import type { CardEdit } from '../use-edit-cards';
import { taskCommands } from './task-commands';
import { useCommandTexts } from './texts';

interface BoardCommandsProps {
  request: PaletteRequest;
  projectId: string;
  columns: Columns;
  people: readonly Person[];
  onEdit: (edits: readonly CardEdit[]) => void;
}

/** Where the popover of a card opens; at the bar of selected cards when the card is scrolled out of view. */
const anchorOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`) ??
  document.querySelector<HTMLElement>('[data-selection-bar]');

const find = (columns: Columns, id: string | null | undefined): TaskCard | undefined => {
  const place = id ? placeOf(columns, id) : null;
  return place ? columns[place.status][place.index] : undefined;
};

/** Offers the palette what can be done with the selected cards, otherwise with the focused one, otherwise with the open task. */
export default function BoardCommands({ request, projectId, columns, people, onEdit }: BoardCommandsProps) {
  const t = useCommandTexts();
  const me = useUser();
  const today = useToday();
  const labels = useLabels(projectId);
  const marks = useBoardMarks();
  const { archive, duplicate } = useBoardActions();
  const { ids } = useMarks(({ selection }) => selection);
  const open = useOpenCard();
  const { query, from } = request;
  const focused = from?.closest<HTMLElement>('[data-card]')?.dataset.card;
  const commands = useMemo(() => {
    const selected = [...ids].flatMap((id) => find(columns, id) ?? []);
    const one = find(columns, focused) ?? find(columns, open);
    const cards = selected.length > 0 || !one ? selected : [one];
    const [first] = cards;
    if (!first) return [];
    const anchor = anchorOf(first._id);
    const change = (field: CardField) => {
      if (anchor) marks.set({ popover: { field, ids: cards.map(({ _id }) => _id), anchor } });
    };
    return taskCommands({
      t,
      cards,
      about:
        selected.length > 0
          ? t('aboutSelected', { count: selected.length })
          : t('aboutTask', { title: first.title }),
      people,
      labels,
      me,
      today,
      query,
      columns,
      onEdit,
      onChange: anchor ? change : undefined,
      onArchive: () => archive(cards),
      onDuplicate: () => duplicate(first),
      onDelete: () => marks.set({ deleting: cards }),
    });
  }, [ids, focused, open, columns, people, labels, me, today, query, marks, archive, duplicate, onEdit, t]);
  useScreenCommands(commands);
  return null;
}
