import type { ArchivedTask, ArchiveQuery } from '../archive.js';
import { API } from '../routes.js';
import type { RestoreResult } from '../trash.js';
import { api } from './api.js';
import { normaliseCard, normaliseList } from './normalise.js';
import type { TaskPath } from './offline-queue/pending-write.js';
import { throughQueue, type Keyed } from './offline-queue/through-queue.js';
import { taskGone } from './tasks.endpoints.js';

/**
 * The calls about archived tasks, for code outside of components.
 * @example
 * const archived = await dispatch(archiveApi.endpoints.getArchive.initiate({ projectId })).unwrap();
 */
export const archiveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The archived tasks of a project, newest first. */
    getArchive: build.query<ArchivedTask[], ArchiveQuery & { projectId: string }>({
      query: ({ projectId, ...params }) => ({ url: API.projectArchive(projectId), params }),
      transformResponse: normaliseList<ArchivedTask>(normaliseCard),
      providesTags: ['Archive'],
    }),
    archiveTask: build.mutation<unknown, Keyed<TaskPath>>({
      queryFn: throughQueue<'archiveTask', unknown>({
        kind: 'archiveTask',
        request: ({ projectId, taskId }) => ({ url: API.taskArchive(projectId, taskId), method: 'PUT' }),
        settle: (path, _answer, { dispatch }) => {
          dispatch(taskGone(path));
          dispatch(api.util.invalidateTags(['Archive', { type: 'Task', id: path.taskId }]));
        },
      }),
    }),
    restoreFromArchive: build.mutation<RestoreResult, TaskPath>({
      query: ({ projectId, taskId }) => ({ url: API.taskArchive(projectId, taskId), method: 'DELETE' }),
      invalidatesTags: (_answer, error, { projectId, taskId }) =>
        error
          ? []
          : [
              'Archive',
              'Search',
              { type: 'Task', id: taskId },
              { type: 'Task', id: `BOARD ${projectId}` },
              { type: 'Task', id: `LIST ${projectId}` },
              { type: 'Project', id: projectId },
            ],
    }),
  }),
});

export const {
  /**
   * The archived tasks of a project.
   * @example
   * const { data: archived = [] } = useGetArchiveQuery({ projectId });
   */
  useGetArchiveQuery,
  /**
   * Archives a done task.
   * @example
   * const [archive] = useArchiveTaskMutation();
   * await archive({ projectId, taskId }).unwrap();
   */
  useArchiveTaskMutation,
  /**
   * Takes a task out of the archive.
   * @example
   * const [restore] = useRestoreFromArchiveMutation();
   * await restore({ projectId, taskId }).unwrap();
   */
  useRestoreFromArchiveMutation,
} = archiveApi;
