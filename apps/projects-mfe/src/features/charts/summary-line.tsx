import { completionPercent, isOverdue, type TaskCard } from '@taskloom/contracts';
import { Icon, ProgressLine, SkeletonBlock, StatusLabel } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import { statusCounts } from './figures';
import styles from './summary-line.module.css';

interface SummaryLineProps {
  /** Undefined while they are loading. */
  tasks: readonly TaskCard[] | undefined;
  /** Missing without tasks: there are no charts to open. */
  onOpen?: () => void;
  /** The id of the charts. */
  controls: string;
}

function Figures({ tasks }: { tasks: readonly TaskCard[] }) {
  const t = useTexts();
  const counts = statusCounts(tasks);
  const overdue = tasks.filter(({ status, deadline }) => status !== 'done' && isOverdue(deadline)).length;
  const percent = completionPercent(counts);
  const doneOf = t('doneOf', { done: counts.done, count: tasks.length });
  return (
    <>
      <span className={styles.bar}>
        <ProgressLine
          done={counts.done}
          inProgress={counts.inprogress}
          total={tasks.length}
          label={t('complete', { percent })}
        />
      </span>
      <span className={styles.figure}>
        <b aria-hidden="true">{t('percent', { percent })}</b> <span className={styles.words}>{doneOf}</span>
      </span>
      {counts.inprogress > 0 && (
        <span className={`${styles.figure} ${styles.inProgress}`} data-count={counts.inprogress}>
          <StatusLabel status="inprogress" size={14}>
            <span className={styles.words}>{t('inProgressCount', { count: counts.inprogress })}</span>
          </StatusLabel>
        </span>
      )}
      {overdue > 0 && (
        <span className={`${styles.figure} ${styles.overdue}`} data-count={overdue}>
          <Icon icon={icons.meta.overdue} size={14} />
          <span className={styles.words}>{t('overdueCount', { count: overdue })}</span>
        </span>
      )}
    </>
  );
}

/** The figures of the closed charts in one line: progress, counts, overdue. The whole line opens the charts. */
export function SummaryLine({ tasks, onOpen, controls }: SummaryLineProps) {
  const t = useTexts();
  return (
    <div className={styles.line}>
      {onOpen && (
        <button
          type="button"
          className={styles.open}
          aria-label={t('showCharts')}
          aria-expanded={false}
          aria-controls={controls}
          onClick={onOpen}
        >
          <Icon icon={icons.action.next} />
        </button>
      )}
      {tasks ? <Figures tasks={tasks} /> : <SkeletonBlock width={280} height={12} />}
    </div>
  );
}
