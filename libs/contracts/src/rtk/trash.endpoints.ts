import { API } from '../routes.js';
import type { RestoreResult, TrashEntry, TrashQuery } from '../trash.js';
import { api } from './api.js';

export interface TrashPath {
  projectId: string;
  /** Id of the deleted item; for a project, its own id. */
  id: string;
}

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
  useGetTrashQuery,
  useRestoreFromTrashMutation,
  usePurgeFromTrashMutation,
  useEmptyTrashMutation,
} = trashApi;
