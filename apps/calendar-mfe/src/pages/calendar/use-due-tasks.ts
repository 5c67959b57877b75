import { useMemo } from 'react';
import type { CalendarScope } from '@taskloom/contracts';
import { calendarApi } from '@taskloom/contracts/rtk';
import { useCalendar } from '@taskloom/client/realtime';
import { tasksByDay } from '../../due/by-day';
import type { ShownHere } from '../../moving/use-shown-here';

const NONE: readonly never[] = [];
/** Age after which cached data is refetched when the screen opens, in seconds. */
export const FRESH_FOR = 60;

export interface Whose {
  scope: CalendarScope;
  /** All when empty. */
  projects: readonly string[];
  here: readonly ShownHere[];
}

type Weeks = readonly (readonly string[])[];

const rangeOf = (weeks: Weeks, { scope, projects }: Omit<Whose, 'here'>) => {
  const days = weeks.flat();
  return { from: days.at(0) ?? '', to: days.at(-1) ?? '', scope, projects: projects.toSorted() };
};

/** Requests the tasks of weeks that are probably shown next, so that these have their height at once. */
export function usePrefetchTasks(whose: Omit<Whose, 'here'>): (weeks: Weeks) => void {
  const prefetch = calendarApi.usePrefetch('getCalendar');
  return (weeks) => prefetch(rangeOf(weeks, whose));
}

/** The tasks of the weeks on the screen, and those without a date. */
export function useDueTasks(weeks: Weeks, { here, ...whose }: Whose) {
  const answer = useCalendar(rangeOf(weeks, whose), { refetchOnMountOrArgChange: FRESH_FOR });
  const { data = NONE, error, more, refetch, fulfilledTimeStamp = 0 } = answer;
  const sorted = useMemo(() => {
    const known = new Set(data.map(({ _id }) => _id));
    const added = here.filter(({ task, at }) => at >= fulfilledTimeStamp && !known.has(task._id));
    return tasksByDay([...data, ...added.map(({ task }) => task)]);
  }, [data, here, fulfilledTimeStamp]);
  return {
    ...sorted,
    more,
    /** The tasks of these weeks, not of those before, or that they could not be loaded. */
    known: answer.currentData !== undefined || error !== undefined,
    /** Until the first response. */
    loading: !answer.data && error === undefined,
    failed: error !== undefined && !answer.data,
    retry: () => void refetch(),
  };
}
