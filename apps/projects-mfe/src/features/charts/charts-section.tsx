import type { TaskCard } from '@taskloom/contracts';
import { LazyBoundary, lazyPart } from '@taskloom/client';
import { Icon, SectionHeader } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { Suspense, useDeferredValue, useId, useState } from 'react';
import { useTexts } from '../../texts';
import { ChartsBoundary } from './charts-boundary';
import { ChartsLoading } from './charts-loading';
import styles from './charts-section.module.css';
import type { Workload } from './figures';
import { SummaryLine } from './summary-line';
import { useWhenIdle } from '../../idle/use-when-idle';

/** Nivo is as large as the board itself, so it loads after the board is usable. */
const Charts = lazyPart(() => import('./charts'));
const ChartsTools = lazyPart(() => import('./charts-tools'));

interface ChartsSectionProps {
  tasks: readonly TaskCard[] | undefined;
  people: readonly Workload['person'][];
  /** The id of the heading of the board's section. */
  board: string;
  /** False: one line with the most important figures. */
  shown: boolean;
  /** The person has not chosen yet whether they are open. */
  undecided?: boolean;
  onShow: (shown: boolean) => void;
}

/** 'Overview': the three charts, or one line of figures. */
export function ChartsSection(props: ChartsSectionProps) {
  const { tasks: latest, people, board, shown, undecided = false, onShow } = props;
  const t = useTexts();
  // Deferred: a card that lands must not wait for the charts to re-render.
  const tasks = useDeferredValue(latest);
  const ready = useWhenIdle(shown && tasks !== undefined);
  const [failed, setFailed] = useState(false);
  const id = useId();
  const empty = latest?.length === 0;
  const open = shown && !empty;
  return (
    <section aria-label={t('overview')} className={styles.section}>
      {open ? (
        <SectionHeader
          title={t('overview')}
          actions={
            <div className={styles.tools}>
              {ready && !failed && (
                <LazyBoundary onFail={() => setFailed(true)}>
                  <ChartsTools board={board} undecided={undecided} onChoose={onShow} />
                </LazyBoundary>
              )}
              <button
                type="button"
                className={styles.toggle}
                aria-expanded
                aria-controls={id}
                onClick={() => onShow(false)}
              >
                {t('hideCharts')}
                <Icon icon={icons.action.up} />
              </button>
            </div>
          }
        />
      ) : (
        <SummaryLine tasks={latest} controls={id} onOpen={empty ? undefined : () => onShow(true)} />
      )}
      <div id={id} hidden={!open} className={styles.charts}>
        {open && (
          <ChartsBoundary>
            {ready && tasks ? (
              <Suspense fallback={<ChartsLoading />}>
                <Charts tasks={tasks} people={people} />
              </Suspense>
            ) : (
              <ChartsLoading />
            )}
          </ChartsBoundary>
        )}
      </div>
    </section>
  );
}
