import { useEffect, useMemo, useState } from 'react';
import { CALENDAR_TASKS } from '@taskloom/contracts';
import { ExtensionFailures } from '@taskloom/client';
import { useProjectList } from '@taskloom/client/realtime';
import { useLanguage } from '@taskloom/client/texts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { Card, ErrorState, PageHeader, VisuallyHidden } from '@taskloom/ui';
import { monthOf } from '../../days/days';
import { selectDay, weeksIn } from '../../days/views';
import { WEEK_START } from '../../days/week-start';
import { FlyingChip } from '../../due/task-chip';
import { byDeadline } from '../../features/deadlines/by-deadline';
import { DayGrid } from '../../features/grid/day-grid';
import { SourceLists } from '../../features/sources/source-lists';
import { useViewKeys } from '../../keys/use-view-keys';
import { MOVE_HINT, MovingContext } from '../../moving/lift-context';
import { MoveZone } from '../../moving/move-zone';
import { useTexts } from '../../texts';
import { CalendarToolbar } from './calendar-toolbar';
import styles from './calendar.page.module.css';
import { DayPanel } from './day-panel';
import { useCalendarAddress } from './use-calendar-address';
import { FRESH_FOR, useDueTasks } from './use-due-tasks';
import { useNextDeadlines } from './use-next-deadlines';
import { useSourceItems } from './use-source-items';
import { PANEL, useMoves } from './use-moves';

const NONE: readonly never[] = [];
const PERIOD = 'calendar-period';

type Shown = ReturnType<typeof useCalendarAddress>;

/** The projects, their deadlines by day, and those that the calendar is limited to. */
function useProjectDeadlines(wanted: readonly string[]) {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useProjectList({ refetchOnMountOrArgChange: FRESH_FOR });
  // A project that the person has left is not known any more.
  const chosen = data ? wanted.filter((id) => data.some(({ _id }) => _id === id)) : wanted;
  const only = chosen.join();
  const days = useMemo(
    () => byDeadline((data ?? NONE).filter(({ _id }) => only === '' || only.split(',').includes(_id))),
    [data, only],
  );
  useEffect(() => {
    if (error)
      toast.error(t('loadFailedTitle'), errorMessage(error, t('loadFailed')), { id: 'calendar-load' });
  }, [error, t]);
  return { data, chosen, days, error, failed: error && !data && !isFetching, refetch };
}

export default function CalendarPage() {
  const t = useTexts();
  const shown = useCalendarAddress();
  const { period, today, select } = shown;
  const projects = useProjectDeadlines(shown.projects);
  const moves = useMoves({ today, selected: period.selected, onSelect: select });
  const { lift } = moves;
  useViewKeys({ onView: shown.show, onToday: () => select(today) });
  // The grid follows a task that is moved by keyboard; the panel keeps it, so that it keeps the focus.
  const visible = lift?.by === 'keyboard' && lift.to ? selectDay(period, lift.to) : period;

  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className={styles.body}>
        <CalendarToolbar
          id={PERIOD}
          period={visible}
          shown={shown}
          chosen={projects.chosen}
          projects={projects.data ?? NONE}
        />
        {projects.failed ? (
          <ErrorState
            title={t('loadFailedTitle')}
            text={errorMessage(projects.error, t('loadFailed'))}
            retryText={t('retry')}
            onRetry={() => void projects.refetch()}
          />
        ) : (
          <MovingContext value={{ lift, pressKey: moves.pressKey, leave: () => moves.end(false) }}>
            <MoveZone
              onLift={(task) => moves.begin(task, 'pointer')}
              onOver={moves.over}
              onDrop={() => moves.end(true)}
              onCancel={() => moves.end(false)}
              flying={lift?.by === 'pointer' && <FlyingChip task={lift.task} />}
            >
              <Days shown={shown} visible={visible} projects={projects} moves={moves} />
            </MoveZone>
          </MovingContext>
        )}
        <span id={MOVE_HINT} hidden>
          {t('moveHint')}
        </span>
        <VisuallyHidden>
          <span role="status" aria-live="assertive">
            {moves.announcement}
          </span>
        </VisuallyHidden>
      </div>
    </>
  );
}

interface DaysProps {
  shown: Shown;
  visible: Shown['period'];
  projects: ReturnType<typeof useProjectDeadlines>;
  moves: ReturnType<typeof useMoves>;
}

/** The weeks on the screen, and the selected day. */
function Days({ shown, visible, projects, moves }: DaysProps) {
  const t = useTexts();
  const { period, scope, today, select } = shown;
  const { selected, view } = period;
  const { chosen, days, data } = projects;
  const [creating, setCreating] = useState(false);
  const weekStart = WEEK_START[useLanguage()];
  const whose = { scope, projects: chosen, here: moves.here };
  const weeks = weeksIn(visible, weekStart);
  const due = useDueTasks(weeks, whose);
  // After turning to another month, the selected day keeps its tasks.
  const nearWeeks = weeksIn({ ...period, month: monthOf(selected) }, weekStart);
  const near = useDueTasks(nearWeeks, whose);
  const next = useNextDeadlines({ selected, days, weeks: nearWeeks, near, whose });
  const sources = useSourceItems(weeks, selected);
  const loading = !data || due.loading;
  return (
    <div className={styles.layout} data-view={view} data-loading={loading || undefined}>
      {view !== 'day' && (
        <Card padding="none" className={styles.month}>
          <DayGrid
            labelledBy={PERIOD}
            loading={loading}
            weeks={weeks}
            month={visible.month}
            selected={selected}
            today={today}
            entriesOn={(day) => days.get(day) ?? NONE}
            tasksOn={(day) => due.byDay.get(day) ?? NONE}
            itemsOn={(day) => sources.byDay.get(day) ?? NONE}
            onSelect={select}
            onCreate={(day) => {
              select(day);
              setCreating(true);
            }}
          />
          {due.more && <p className={styles.note}>{t('moreTasks', { count: CALENDAR_TASKS })}</p>}
        </Card>
      )}
      <div {...{ [PANEL]: '' }}>
        <ExtensionFailures answers={sources.answers} />
        <DayPanel
          day={selected}
          moved={moves.moved}
          days={days}
          due={near}
          next={next}
          scope={scope}
          chosen={chosen}
          projects={data}
          creating={creating}
          onCreating={setCreating}
          onCreated={moves.show}
          sources={<SourceLists day={selected} answers={sources.answers} />}
        />
      </div>
    </div>
  );
}
