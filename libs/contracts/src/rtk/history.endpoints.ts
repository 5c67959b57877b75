import type { HistoryPage } from '../history.js';
import { API } from '../routes.js';
import type { TaskWatch } from '../watching.js';
import { api } from './api.js';
import type { TaskPath } from './offline-queue/pending-write.js';

/** Of one task, or of the whole project. */
export interface HistoryArg {
  projectId: string;
  taskId?: string;
}

/** The events of projects and tasks, and who is notified of them. */
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

export const { useGetHistoryInfiniteQuery, useGetTaskWatchQuery, useWatchTaskMutation } = historyApi;
