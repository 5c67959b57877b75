import type { HistoryPage } from '../history.js';
import { API } from '../routes.js';
import type { TaskWatch } from '../watching.js';
import { api } from './api.js';
import type { TaskPath } from './offline-queue/pending-write.js';

/** Whose history: that of one task, or of the whole project. */
export interface HistoryArg {
  projectId: string;
  taskId?: string;
}

/**
 * The events of projects and tasks, and who is notified of them.
 * @example
 * const watch = await dispatch(historyApi.endpoints.getTaskWatch.initiate({ projectId, taskId })).unwrap();
 */
export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.infiniteQuery<HistoryPage, HistoryArg, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: { projectId, taskId }, pageParam }) => ({
        url: taskId === undefined ? API.projectHistory(projectId) : API.taskHistory(projectId, taskId),
        params: pageParam === null ? {} : { before: pageParam },
      }),
      keepUnusedDataFor: 0,
      providesTags: (_answer, _error, { projectId, taskId }) => [
        { type: 'History', id: taskId ?? projectId },
      ],
    }),
    getTaskWatch: build.query<TaskWatch, TaskPath>({
      query: ({ projectId, taskId }) => API.taskWatch(projectId, taskId),
      providesTags: (_answer, _error, { taskId }) => [{ type: 'Watch', id: taskId }],
    }),
    watchTask: build.mutation<TaskWatch, TaskPath & { watching: boolean }>({
      query: ({ projectId, taskId, watching }) => ({
        url: API.taskWatch(projectId, taskId),
        method: 'PUT',
        body: { watching },
      }),
      invalidatesTags: (_answer, _error, { taskId }) => [{ type: 'Watch', id: taskId }],
    }),
  }),
});

export const {
  /**
   * The events of a project or of one task, the newest first, page by page.
   * @example
   * const { data, fetchNextPage, hasNextPage } = useGetHistoryInfiniteQuery({ projectId });
   * const events = data?.pages.flatMap((page) => page.events) ?? [];
   */
  useGetHistoryInfiniteQuery,
  /**
   * Whether the person watches a task, and who else does.
   * @example
   * const { data: watch } = useGetTaskWatchQuery({ projectId, taskId });
   */
  useGetTaskWatchQuery,
  /**
   * Watches a task, or stops it.
   * @example
   * const [watch] = useWatchTaskMutation();
   * await watch({ projectId, taskId, watching: true }).unwrap();
   */
  useWatchTaskMutation,
} = historyApi;
