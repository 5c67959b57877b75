import type { InfiniteData } from '@reduxjs/toolkit/query';
import { API } from '../routes.js';
import type { WorkCounts, WorkPage, WorkTab } from '../work.js';
import { api, type Dispatched } from './api.js';
import { applyToHits, type ArrivedTask } from './apply-task.js';
import { normaliseSearch } from './normalise.js';

type Pages = InfiniteData<WorkPage, string | null>;

/**
 * The calls about the person's own tasks, for code outside of components.
 * @example
 * const counts = await dispatch(workApi.endpoints.getWorkCounts.initiate(localDay())).unwrap();
 */
export const workApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A person's open tasks in all projects, by deadline. */
    getWork: build.infiniteQuery<WorkPage, WorkTab, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: tab, pageParam: cursor }) => ({
        url: API.workTasks,
        params: { tab, ...(cursor !== null && { cursor }) },
      }),
      transformResponse: ({ tasks, next }: WorkPage) => ({
        tasks: normaliseSearch({ tasks }).tasks,
        next: next ?? null,
      }),
      providesTags: [{ type: 'Work', id: 'LIST' }],
    }),
    /** `day`: today, so that the count of what is due changes at midnight. */
    getWorkCounts: build.query<WorkCounts, string>({
      query: (day) => ({ url: API.workCounts, params: { day } }),
      providesTags: [{ type: 'Work', id: 'COUNTS' }],
    }),
  }),
});

const patch = (tab: WorkTab, change: (page: WorkPage) => void) =>
  workApi.util.updateQueryData('getWork', tab, (work: Pages) => work.pages.forEach(change));

/**
 * Writes fields of a task into the lists that contain it. A done one stays until the next request.
 * @internal
 */
export const workTaskArrived =
  (fields: ArrivedTask): Dispatched =>
  (dispatch, getState) => {
    for (const tab of workApi.util.selectCachedArgsForQuery(getState(), 'getWork'))
      dispatch(patch(tab, ({ tasks }) => applyToHits(tasks, fields)));
  };

export const {
  /**
   * The person's open tasks of all projects, page by page. `useWork` of the client also shows pending changes.
   * @example
   * const { data, fetchNextPage } = useGetWorkInfiniteQuery('assigned');
   */
  useGetWorkInfiniteQuery,
  /**
   * How many tasks each tab of My Work has, on the given day.
   * @example
   * const { data: counts } = useGetWorkCountsQuery(localDay());
   */
  useGetWorkCountsQuery,
} = workApi;
