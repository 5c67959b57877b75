import { SCREENS, type TaskCard, type TaskStatus } from '@taskloom/contracts';
import { useNavigate } from '@taskloom/client/router';
import { IconButton, StatusLabel, valueWord } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { memo, useId, useMemo } from 'react';
import { newTaskPath } from '../../../tasks/task-path';
import { useTexts } from '../../../texts';
import { useBoardActions } from '../board-actions';
import { COLUMN } from '../drag/landing';
import { MOST_SELECTED } from '../keys/selection';
import { rowsOf, type Lift } from '../order/rows';
import styles from './board-column.module.css';
import { ColumnCards } from './column-cards';
import { QuickAdd } from '../quick-add/quick-add';

interface BoardColumnProps {
  status: TaskStatus;
  cards: readonly TaskCard[];
  /**
   * Only set when the dragged card comes from this column or would land in it, so that other columns don't
   * re-render.
   */
  lift: Lift | null;
  filtering: boolean;
  hintId: string;
}

/** One column: a fixed header, a scrolling list of cards, and a field for quick add. */
export const BoardColumn = memo(function BoardColumn({
  status,
  cards,
  lift,
  filtering,
  hintId,
}: BoardColumnProps) {
  const t = useTexts();
  const { projectId, archive } = useBoardActions();
  const navigate = useNavigate();
  const id = useId();
  const rows = useMemo(() => rowsOf(status, cards, lift), [status, cards, lift]);
  const column = valueWord(status);
  return (
    <section className={styles.column} aria-labelledby={id} {...{ [COLUMN]: status }}>
      <header className={styles.head}>
        <h3 className={styles.title} id={id}>
          <StatusLabel status={status} />
          <span className={styles.count}>
            <span aria-hidden="true">{rows.length}</span>
            <span className="tl-visually-hidden">{t('taskCount', { count: rows.length })}</span>
          </span>
        </h3>
        {status === 'done' && cards.length > 0 && (
          <IconButton
            label={t('archiveDone')}
            icon={icons.action.archive}
            size={28}
            onClick={() => archive(cards.slice(0, MOST_SELECTED))}
          />
        )}
        <IconButton
          label={t('addTaskTo', { column })}
          icon={icons.action.add}
          size={28}
          onClick={() => void navigate(newTaskPath(SCREENS.project(projectId), status))}
        />
      </header>
      <ColumnCards
        status={status}
        rows={rows}
        emptyText={filtering ? t('emptyFiltered') : t('emptyColumn')}
        hintId={hintId}
      />
      <QuickAdd status={status} />
    </section>
  );
});
