import { useMemo } from 'react';
import { overlayTasks } from '@taskloom/contracts/rtk/overlay';
import { calendarApi, type CalendarArg } from '@taskloom/contracts/rtk';
import { usePendingWrites } from './use-live-data';

interface Options {
  refetchOnMountOrArgChange?: boolean | number;
}

/**
 * Tasks by deadline and those without one, in one list, with the overlay of pending writes: a task that is moved is at its new day.
 * @example
 * const { data } = useCalendar({ from: '2026-12-01', to: '2026-12-31', scope: 'mine', projects: [] });
 */
export function useCalendar(arg: CalendarArg, options?: Options) {
  const answer = calendarApi.useGetCalendarQuery(arg, options);
  const writes = usePendingWrites();
  const { data } = answer;
  const tasks = useMemo(() => data && overlayTasks([...data.tasks, ...data.undated], writes), [data, writes]);
  return { ...answer, data: tasks, more: data?.more ?? false, moreUndated: data?.moreUndated ?? false };
}
