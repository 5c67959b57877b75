import type { Person } from '@taskloom/contracts';
import { lazyPart, PaletteCommands, savesData, whenIdle } from '@taskloom/client';
import { useEffect } from 'react';
import { LazyBoundary } from '../../lazy-boundary/lazy-boundary';
import { useBoardMarks, useMarks } from './keys/board-marks';
import { loadBulkBar } from './keys/bulk-place';
import type { Columns } from './order/columns';
import { placeOf } from './order/place';
import type { CardEdit } from './use-edit-cards';

const loadPopover = () => import('./keys/card-popover');
const CardPopover = lazyPart(loadPopover);
const loadCommands = () => import('./commands/board-commands');
const BoardCommands = lazyPart(loadCommands);
const CardDialogs = lazyPart(() => import('./card-dialogs'));

const NOTHING_ASKED = { deleting: [], copying: undefined };

interface BoardLayersProps {
  projectId: string;
  columns: Columns;
  people: readonly Person[];
  onEdit: (edits: readonly CardEdit[]) => void;
  /** Returns the focus to a card. */
  onBack: (id: string) => void;
}

/** The layers that open over the board, loaded when the page is idle or when one is first needed. */
export function BoardLayers({ projectId, columns, people, onEdit, onBack }: BoardLayersProps) {
  const marks = useBoardMarks();
  const { popover, deleting, copying } = useMarks((now) => now);
  useEffect(() => {
    if (savesData()) return undefined;
    return whenIdle(() => {
      for (const load of [loadBulkBar, loadPopover, loadCommands, () => import('./keys/title-editor')])
        void load().catch(() => {});
    });
  }, []);
  const cards = (popover?.ids ?? []).flatMap((id) => {
    const place = placeOf(columns, id);
    return place ? (columns[place.status][place.index] ?? []) : [];
  });
  const close = (back: boolean) => {
    marks.set({ popover: null });
    const { current } = marks.get();
    if (!back) return;
    if (popover?.anchor.matches('button')) popover.anchor.focus();
    else if (current !== null) onBack(current);
  };
  const asked = () => marks.set(NOTHING_ASKED);
  return (
    <>
      <PaletteCommands
        render={(request) => <BoardCommands {...{ request, projectId, columns, people, onEdit }} />}
      />
      <LazyBoundary onFail={() => close(true)}>
        {popover && cards.length > 0 && (
          <CardPopover
            key={`${popover.field} ${popover.ids.join(' ')}`}
            projectId={projectId}
            open={popover}
            cards={cards}
            columns={columns}
            people={people}
            onEdit={onEdit}
            onClose={close}
          />
        )}
      </LazyBoundary>
      <LazyBoundary onFail={asked}>
        {(copying ?? deleting[0]) && <CardDialogs {...{ projectId, deleting, copying, asked, onBack }} />}
      </LazyBoundary>
    </>
  );
}
