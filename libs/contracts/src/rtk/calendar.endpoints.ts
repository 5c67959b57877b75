import type { CalendarAnswer, CalendarScope } from '../calendar.js';
import { API } from '../routes.js';
import { api, type Dispatched } from './api.js';
import { applyToHits, type ArrivedTask } from './apply-task.js';
import { normaliseSearch } from './normalise.js';

/** The range of a calendar: days as `YYYY-MM-DD`; all projects when `projects` is empty. */
export interface CalendarArg {
  /** Days, `YYYY-MM-DD`. */
  from: string;
  to: string;
  scope: CalendarScope;
  /** All when empty. */
  projects: readonly string[];
}

const hits = (tasks: CalendarAnswer['tasks']) => normaliseSearch({ tasks }).tasks;

/**
 * The call of the calendar, for code outside of components.
 * @example
 * dispatch(calendarApi.util.invalidateTags(['Task']));
 */
export const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Tasks by deadline, and open ones without a deadline. They change with the lists of My Work. */
    getCalendar: build.query<CalendarAnswer, CalendarArg>({
      query: ({ projects, ...range }) => ({
        url: API.calendar,
        params: { ...range, ...(projects.length > 0 && { projects: projects.join(',') }) },
      }),
      transformResponse: ({ tasks, undated, more, moreUndated }: CalendarAnswer) => ({
        tasks: hits(tasks),
        undated: hits(undated),
        more,
        moreUndated,
      }),
      providesTags: [{ type: 'Work', id: 'LIST' }],
    }),
  }),
});

/**
 * Writes fields of a task into the calendars that contain it.
 * @internal
 */
export const calendarTaskArrived =
  (fields: ArrivedTask): Dispatched =>
  (dispatch, getState) => {
    for (const arg of calendarApi.util.selectCachedArgsForQuery(getState(), 'getCalendar'))
      dispatch(
        calendarApi.util.updateQueryData('getCalendar', arg, ({ tasks, undated }) =>
          [tasks, undated].forEach((list) => applyToHits(list, fields)),
        ),
      );
  };

export const {
  /**
   * The tasks of a range of days. `useCalendar` of the client also shows pending changes.
   * @example
   * const { data } = useGetCalendarQuery({ from: '2026-12-01', to: '2026-12-31', scope: 'mine', projects: [] });
   */
  useGetCalendarQuery,
} = calendarApi;
