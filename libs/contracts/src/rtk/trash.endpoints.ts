import { API } from '../routes.js';
import type { RestoreResult, TrashEntry, TrashQuery } from '../trash.js';
import { api } from './api.js';

/** An entry of the trash of a project. */
export interface TrashPath {
  projectId: string;
  /** Id of the deleted item; for a project, its own id. */
  id: string;
}

/**
 * The calls about the trash, for code outside of components.
 * @example
 * const entries = await dispatch(trashApi.endpoints.getTrash.initiate({ projectId })).unwrap();
 */
export const trashApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of one project, or of all that the person may see. */
    getTrash: build.query<TrashEntry[], TrashQuery & { projectId?: string }>({
      query: ({ projectId, ...params }) => ({
        url: projectId === undefined ? API.trash : API.projectTrash(projectId),
        params,
      }),
      keepUnusedDataFor: 0,
      providesTags: ['Trash'],
    }),
    restoreFromTrash: build.mutation<RestoreResult, TrashPath>({
      query: ({ projectId, id }) => ({ url: API.trashRestore(projectId, id), method: 'POST' }),
      invalidatesTags: (_answer, error, { projectId, id }) =>
        error
          ? []
          : [
              'Trash',
              'SearchFilters',
              { type: 'Task', id },
              { type: 'Task', id: `BOARD ${projectId}` },
              { type: 'Task', id: `LIST ${projectId}` },
              { type: 'Project', id: projectId },
              { type: 'Project', id: 'LIST' },
            ],
    }),
    purgeFromTrash: build.mutation<unknown, TrashPath>({
      query: ({ projectId, id }) => ({ url: API.trashEntry(projectId, id), method: 'DELETE' }),
      invalidatesTags: ['Trash'],
    }),
    emptyTrash: build.mutation<unknown, string>({
      query: (projectId) => ({ url: API.projectTrash(projectId), method: 'DELETE' }),
      invalidatesTags: ['Trash'],
    }),
  }),
});

export const {
  /**
   * The entries that the person can restore, of one project or of all.
   * @example
   * const { data: entries = [] } = useGetTrashQuery({ projectId });
   */
  useGetTrashQuery,
  /**
   * Restores an entry of the trash.
   * @example
   * const [restore] = useRestoreFromTrashMutation();
   * await restore({ projectId, id: taskId }).unwrap();
   */
  useRestoreFromTrashMutation,
  /**
   * Deletes an entry of the trash for good.
   * @example
   * const [purge] = usePurgeFromTrashMutation();
   * await purge({ projectId, id: taskId }).unwrap();
   */
  usePurgeFromTrashMutation,
  /**
   * Deletes everything in the trash of a project for good. Only owners do.
   * @example
   * const [empty] = useEmptyTrashMutation();
   * await empty(projectId).unwrap();
   */
  useEmptyTrashMutation,
} = trashApi;
