import { useEffect, useMemo, useState } from 'react';
import { localDay, parseDay } from '@taskloom/contracts';
import { useProjects } from '@taskloom/client/realtime';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useSearchParams } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { Card, ErrorState, PageHeader } from '@taskloom/ui';
import { byDeadline } from '../../features/deadlines/by-deadline';
import { DeadlinesPanel } from '../../features/deadlines/deadlines-panel';
import { addMonthsTo, monthOf } from '../../features/month/days';
import { MonthGrid } from '../../features/month/month-grid';
import { MonthHeader } from '../../features/month/month-header';
import { useTexts } from '../../texts';
import styles from './calendar.page.module.css';

const NONE: readonly never[] = [];
/** Age after which cached data is refetched when the screen opens, in seconds. */
const FRESH_FOR = 60;

export default function CalendarPage() {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useProjects({
    refetchOnMountOrArgChange: FRESH_FOR,
  });
  const days = useMemo(() => byDeadline(data ?? NONE), [data]);
  const { selected, month, today, select, turn } = useSelectedDay();

  useEffect(() => {
    if (error)
      toast.error(t('loadFailedTitle'), errorMessage(error, t('loadFailed')), { id: 'calendar-load' });
  }, [error, t]);

  const failed = error && !data && !isFetching;
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className={styles.body}>
        {failed ? (
          <ErrorState
            title={t('loadFailedTitle')}
            text={errorMessage(error, t('loadFailed'))}
            retryText={t('retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <div className={styles.layout}>
            <Card padding="none" className={styles.month}>
              <MonthHeader id="calendar-month" month={month} onTurn={turn} onToday={() => select(today)} />
              <MonthGrid
                labelledBy="calendar-month"
                month={month}
                selected={selected}
                today={today}
                entriesOn={(day) => days.get(day) ?? NONE}
                onSelect={select}
              />
            </Card>
            <DeadlinesPanel
              day={selected}
              projects={data && (days.get(selected) ?? NONE)}
              nothingDue={days.size === 0}
            />
          </div>
        )}
      </div>
    </>
  );
}

/**
 * The selected day, today by default, and its month. The day is in the address too, so that Back from a
 * project returns to it. The state comes first, because a held arrow key is faster than the router.
 */
function useSelectedDay() {
  const [params, setParams] = useSearchParams();
  const today = localDay();
  const [selected, setSelected] = useState(() => parseDay(params.get('day') ?? '') ?? today);
  const [month, setMonth] = useState(monthOf(selected));
  return {
    selected,
    month,
    today,
    select: (day: string) => {
      setSelected(day);
      setMonth(monthOf(day));
      setParams(day === today ? {} : { day }, { replace: true });
    },
    turn: (months: number) => setMonth(addMonthsTo(month, months)),
  };
}
