import { useRecentProjects, useToday } from '@taskloom/client';
import { useUnlistedTasks } from '@taskloom/client/realtime';
import type { CalendarScope, TaskHit } from '@taskloom/contracts';
import { formatDayFull, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { CreateOnDay } from '../../features/create/create-on-day';
import { useCreateTask } from '../../features/create/use-create-task';
import type { DeadlineProject } from '../../features/deadlines/by-deadline';
import { DeadlinesPanel } from '../../features/deadlines/deadlines-panel';
import { NextDeadlines } from '../../features/next/next-deadlines';
import { DueTasks, UndatedTasks } from '../../features/tasks/task-lists';
import { problemOf } from '../../moving/problems';
import { useTexts } from '../../texts';
import type { useDueTasks } from './use-due-tasks';
import { useFocusOnMoved, type MovedByKey } from './use-moves';
import type { useNextDeadlines } from './use-next-deadlines';

const NONE: readonly never[] = [];
const NEW = { deadline: null, startDate: null };

interface DayPanelProps {
  day: string;
  moved: RefObject<MovedByKey | null>;
  days: ReadonlyMap<string, DeadlineProject[]>;
  due: ReturnType<typeof useDueTasks>;
  next: ReturnType<typeof useNextDeadlines>;
  scope: CalendarScope;
  chosen: readonly string[];
  /** Undefined while loading. */
  projects: ComponentProps<typeof CreateOnDay>['projects'] | undefined;
  creating: boolean;
  onCreating: (creating: boolean) => void;
  onCreated: (task: TaskHit, deadline: string | null) => void;
  /** The entries of other remotes. */
  sources: ReactNode;
}

/** The selected day: its deadlines and tasks, a new task; then the next deadlines, and the tasks without a date. */
export function DayPanel(props: DayPanelProps) {
  const { day, moved, days, due, next, scope, chosen, projects, creating, onCreating, onCreated } = props;
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const recent = useRecentProjects();
  const today = useToday();
  useFocusOnMoved(moved, day);
  const create = useCreateTask({ scope, projects: projects ?? NONE, onCreated });
  const tasks = due.byDay.get(day) ?? NONE;
  const waiting = useUnlistedTasks(tasks)
    .filter(({ state, arg }) => state === 'waiting' && arg.task.deadline === day)
    .map(({ id, arg }) => ({ id, title: arg.task.title }));
  const close = () => {
    onCreating(false);
    button.current?.focus();
  };
  return (
    <>
      <DeadlinesPanel
        day={day}
        projects={projects && (days.get(day) ?? NONE)}
        nothingDue={days.size === 0}
        actions={
          <PlainButton
            ref={button}
            variant="text"
            size="small"
            icon={icons.action.add}
            aria-label={t('createOn', { day: formatDayFull(day) })}
            aria-expanded={creating}
            onClick={() => onCreating(!creating)}
          />
        }
        form={
          creating && (
            <CreateOnDay
              key={chosen.join()}
              projects={projects ?? NONE}
              first={[...chosen, ...recent.map(({ _id }) => _id)].find((id) =>
                projects?.some(({ _id }) => _id === id),
              )}
              problem={problemOf(NEW, day, today)}
              onCreate={(task, projectId) => create(day, task, projectId)}
              onClose={close}
            />
          )
        }
      >
        <DueTasks due={tasks} waiting={waiting} failed={due.failed} onRetry={due.retry} />
        {props.sources}
      </DeadlinesPanel>
      {projects && next.entries && (
        <>
          <NextDeadlines
            entries={next.entries}
            more={next.more}
            onMore={next.showMore}
            today={today}
            dayIsEmpty={!days.has(day) && tasks.length + waiting.length === 0}
          />
          {!due.failed && <UndatedTasks tasks={due.undated} />}
        </>
      )}
    </>
  );
}
