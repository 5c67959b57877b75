import type { TaskHit } from '../search.js';
import type { CacheState } from './api.js';
import { calendarApi } from './calendar.endpoints.js';
import { workApi } from './work.endpoints.js';

const inWork = (state: CacheState): TaskHit[] =>
  workApi.util
    .selectCachedArgsForQuery(state, 'getWork')
    .flatMap((tab) => workApi.endpoints.getWork.select(tab)(state).data?.pages ?? [])
    .flatMap(({ tasks }) => tasks);

const inCalendars = (state: CacheState): TaskHit[] =>
  calendarApi.util
    .selectCachedArgsForQuery(state, 'getCalendar')
    .flatMap((arg) => calendarApi.endpoints.getCalendar.select(arg)(state).data ?? [])
    .flatMap(({ tasks, undated }) => [...tasks, ...undated]);

/** The tasks of a project in the lists of several projects that were opened. */
export const listedTasks = (projectId: string, state: CacheState): TaskHit[] =>
  [...inWork(state), ...inCalendars(state)].filter(({ project }) => project._id === projectId);
