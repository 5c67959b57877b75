import {
  TASK_STATUSES,
  type BoardDensity,
  type Person,
  type TaskCard,
  type TaskStatus,
} from '@taskloom/contracts';
import { VisuallyHidden } from '@taskloom/ui';
import { useId, useRef, useState } from 'react';
import { useLabels } from '../../labels/use-labels';
import { useTexts } from '../../texts';
import { PHONE, useMedia } from '../../viewport/use-media';
import { BoardActionsProvider } from './board-actions';
import { BoardDensityProvider } from './board-density';
import { BlockedCardsProvider, useBlockedCards } from './blocked-cards';
import { BoardBadges } from './card-badges';
import { BoardCardsProvider } from './board-cards';
import { BoardLabelsProvider } from './board-labels';
import styles from './board.module.css';
import { TaskCard as Card } from './card/task-card';
import { BoardColumn } from './column/board-column';
import { BulkPlace } from './keys/bulk-place';
import { MarksProvider } from './keys/board-marks';
import { useBoardWork } from './use-board-work';
import { ColumnSwitch } from './column-switch';
import { BoardLayers } from './board-layers';
import { DragZone } from './drag/drag-zone';
import { createPresses } from './drag/presses';
import { isFiltering, type BoardFilter } from './order/filter';
import type { Columns } from './order/columns';
import type { Lift } from './order/rows';
import { useColumns } from './use-columns';
import { NO_VIEWERS, ViewersProvider, type Viewers } from './viewers';

interface BoardProps {
  projectId: string;
  cards: readonly TaskCard[];
  filter: BoardFilter;
  /** Others in the project and the task that each has open. */
  viewers?: Viewers;
  /** As high as its container; otherwise the page scrolls and a column is at most as high as the screen. */
  fills?: boolean;
  density?: BoardDensity;
  /** Who can be assigned. */
  people?: readonly Person[];
}

const NO_PEOPLE: readonly Person[] = [];

const concerns = (lift: Lift | null, status: TaskStatus): Lift | null =>
  lift && (lift.from.status === status || lift.to.status === status) ? lift : null;

/** The number of cards in each column; a card that is being dragged counts where it would land. */
const countsOf = (columns: Columns, lift: Lift | null): Record<TaskStatus, number> => {
  const counts = {
    todo: columns.todo.length,
    inprogress: columns.inprogress.length,
    done: columns.done.length,
  };
  if (!lift) return counts;
  counts[lift.from.status] -= 1;
  counts[lift.to.status] += 1;
  return counts;
};

interface ColumnListProps {
  /** Phones show one column at a time. */
  only: TaskStatus | null;
  columns: Columns;
  lift: Lift | null;
  filtering: boolean;
  hintId: string;
  compact: boolean;
}

const ColumnList = ({ only, columns, lift, filtering, hintId, compact }: ColumnListProps) => (
  <div className={`${styles.columns} ${compact ? styles.compact : ''}`}>
    {TASK_STATUSES.filter((status) => only === null || status === only).map((status) => (
      <BoardColumn
        key={status}
        status={status}
        cards={columns[status]}
        lift={concerns(lift, status)}
        filtering={filtering}
        hintId={hintId}
      />
    ))}
  </div>
);

/**
 * The three columns with their cards: drag by mouse, touch and keyboard, filter, quick add (specification
 * 2.6).
 */
export function Board({
  projectId,
  cards,
  filter,
  viewers = NO_VIEWERS,
  fills = false,
  density = 'comfortable',
  people = NO_PEOPLE,
}: BoardProps) {
  const t = useTexts();
  const board = useRef<HTMLDivElement>(null);
  const [presses] = useState(createPresses);
  const hintId = useId();
  const phone = useMedia(PHONE);
  const [shown, setShown] = useState<TaskStatus>('todo');
  const labels = useLabels(projectId);
  const columns = useColumns(cards, filter);
  const blocked = useBlockedCards(cards);
  const { marks, edit, announcement, drag, handlers, actions, commands } = useBoardWork({
    projectId,
    board,
    columns,
    filter,
    people,
    onShow: setShown,
  });
  const { lift, begin, over, end } = drag;
  const flying = lift?.by === 'pointer' ? <Card card={lift.card} /> : null;
  return (
    <BoardActionsProvider value={actions}>
      <MarksProvider value={marks}>
        <p id={hintId} hidden>
          {t('dragHint')}
        </p>
        <VisuallyHidden role="status" aria-live="assertive">
          {announcement}
        </VisuallyHidden>
        <BoardDensityProvider value={density}>
          <BoardLabelsProvider value={labels}>
            <BoardCardsProvider value={cards}>
              <BlockedCardsProvider value={blocked}>
                <BoardBadges projectId={projectId} cards={cards}>
                  <ViewersProvider value={viewers}>
                    <div
                      ref={board}
                      className={fills ? styles.fills : undefined}
                      {...handlers}
                      {...presses.listeners}
                    >
                      {phone && (
                        <ColumnSwitch
                          counts={countsOf(columns, lift)}
                          shown={shown}
                          over={lift?.to.status ?? null}
                          onShow={setShown}
                        />
                      )}
                      <ColumnList
                        only={phone ? shown : null}
                        columns={columns}
                        lift={lift}
                        filtering={isFiltering(filter)}
                        hintId={hintId}
                        compact={density === 'compact'}
                      />
                      <BulkPlace
                        onClear={commands.clear}
                        onDelete={commands.deleteSelected}
                        done={columns.done}
                      />
                    </div>
                    <DragZone
                      board={board}
                      flying={flying}
                      presses={presses}
                      onLift={(id) => begin(id, 'pointer')}
                      onOver={over}
                      onDrop={() => end(true)}
                      onCancel={() => end(false)}
                    />
                  </ViewersProvider>
                </BoardBadges>
              </BlockedCardsProvider>
            </BoardCardsProvider>
          </BoardLabelsProvider>
        </BoardDensityProvider>
        <BoardLayers
          projectId={projectId}
          columns={columns}
          people={people}
          onEdit={(edits) => void edit(edits)}
          onBack={commands.refocus}
        />
      </MarksProvider>
    </BoardActionsProvider>
  );
}
