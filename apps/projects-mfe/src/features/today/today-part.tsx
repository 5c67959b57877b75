import { LazyBoundary, lazyPart, useToday } from '@taskloom/client';
import { Card, formatDayOfYear, InlineError, SkeletonBlock } from '@taskloom/ui';
import { Suspense, useId, useState } from 'react';
import { useWhenIdle } from '../../idle/use-when-idle';
import { useTexts } from '../../texts/dashboard';
import styles from './today.module.css';

const TodayLines = lazyPart(() => import('./today-lines'));

/** As high as the lines, so that the projects below don't move when these arrive. */
const Loading = () => (
  <div className={styles.loading}>
    <SkeletonBlock width="50%" height={12} />
    <SkeletonBlock width="40%" height={12} />
    <SkeletonBlock width="60%" height={12} />
  </div>
);

/**
 * What needs the person now: what is overdue, what is due today, and who has mentioned them.
 * @param ready The projects are there or have failed. Before, neither code nor data of the lines is requested.
 */
export function TodayPart({ ready }: { ready: boolean }) {
  const t = useTexts();
  const id = useId();
  const today = useToday();
  const idle = useWhenIdle(ready);
  const [failed, setFailed] = useState(false);
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
        {failed && (
          <div className={styles.note}>
            <InlineError message={t('todayFailed')} retryText={t('retry')} onRetry={() => setFailed(false)} />
          </div>
        )}
        <LazyBoundary onFail={() => setFailed(true)}>
          {!failed && (
            <Suspense fallback={<Loading />}>
              {idle ? <TodayLines loading={<Loading />} /> : <Loading />}
            </Suspense>
          )}
        </LazyBoundary>
      </div>
    </Card>
  );
}
