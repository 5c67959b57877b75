import { useLanguage } from '@taskloom/client/texts';
import { formatPeriod, turnPeriod, weeksIn, type Period } from '../../days/views';
import { WEEK_START } from '../../days/week-start';
import { PeriodHeader } from '../../features/toolbar/period-header';
import type { NamedProject } from '../../features/toolbar/project-panel';
import { ScopeChoice } from '../../features/toolbar/scope-choice';
import { ViewChoice } from '../../features/toolbar/view-choice';
import styles from './calendar.page.module.css';
import type { useCalendarAddress } from './use-calendar-address';
import { usePrefetchTasks } from './use-due-tasks';

interface CalendarToolbarProps {
  id: string;
  /** The period on the screen; while a task is moved by keyboard, the time of its new day. */
  period: Period;
  shown: ReturnType<typeof useCalendarAddress>;
  chosen: readonly string[];
  projects: readonly NamedProject[];
}

/** The name of the time on the screen, and the choices of time, tasks and view. */
export function CalendarToolbar({ id, period, shown, chosen, projects }: CalendarToolbarProps) {
  const weekStart = WEEK_START[useLanguage()];
  const prefetch = usePrefetchTasks({ scope: shown.scope, projects: chosen });
  return (
    <div className={styles.toolbar}>
      <PeriodHeader
        id={id}
        view={period.view}
        title={formatPeriod(period, weekStart)}
        onTurn={shown.turn}
        onNear={(by) => prefetch(weeksIn(turnPeriod(period, by), weekStart))}
        onToday={() => shown.select(shown.today)}
      />
      <ScopeChoice
        scope={shown.scope}
        chosen={chosen}
        projects={projects}
        onScope={shown.setScope}
        onProjects={shown.setProjects}
      />
      <span className={styles.views}>
        <ViewChoice view={period.view} onChange={shown.show} />
      </span>
    </div>
  );
}
