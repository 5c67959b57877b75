import { useIdlePart, useToday } from '@taskloom/client';
import { Card, formatDayOfYear } from '@taskloom/ui';
import { Suspense, useId } from 'react';
import { useTexts } from '../../texts/dashboard';
import { TodayLoading } from './today-loading';
import styles from './today.module.css';

const loadLines = () => import('./today-lines');

/**
 * What needs the person now: what is overdue, what is due today, and who has mentioned them.
 * @param ready The projects are there or have failed. Before, neither code nor data of the lines is requested.
 */
export function TodayPart({ ready }: { ready: boolean }) {
  const t = useTexts();
  const id = useId();
  const today = useToday();
  const Lines = useIdlePart(loadLines, ready);
  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {t('todayHeading')}
        </h2>
        <time className={styles.date} dateTime={today}>
          {formatDayOfYear(today)}
        </time>
      </div>
      <div className={styles.content}>
        {/* Their texts may still be loading. */}
        <Suspense fallback={<TodayLoading />}>{Lines ? <Lines /> : <TodayLoading />}</Suspense>
      </div>
    </Card>
  );
}
