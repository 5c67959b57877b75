import type { Project, ProjectCreate, ProjectUpdate } from '../project.js';
import { API } from '../routes.js';
import { api, idempotent, ifMatch } from './api.js';

interface UpdateProjectArg {
  projectId: string;
  changes: ProjectUpdate;
  /** Refused with `STALE_VERSION` when somebody else was faster. */
  version?: number;
}

export const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProjects: build.query<Project[], void>({
      query: () => API.projects,
      providesTags: [{ type: 'Project', id: 'LIST' }],
    }),
    getProject: build.query<Project, string>({
      query: API.project,
      providesTags: (_answer, _error, id) => [{ type: 'Project', id }],
    }),
    createProject: build.mutation<Project, ProjectCreate>({
      query: (body) => ({ url: API.projects, method: 'POST', body, headers: idempotent() }),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(projectsApi.util.updateQueryData('getProjects', undefined, (list) => [data, ...list]));
      },
      invalidatesTags: ['SearchFilters'],
    }),
    updateProject: build.mutation<Project, UpdateProjectArg>({
      query: ({ projectId, changes, version }) => ({
        url: API.project(projectId),
        method: 'PATCH',
        body: changes,
        headers: ifMatch(version),
      }),
      onQueryStarted: async ({ projectId, changes }, { dispatch, queryFulfilled }) => {
        const apply = (patch: Partial<Project>) => [
          dispatch(
            projectsApi.util.updateQueryData('getProject', projectId, (project) =>
              Object.assign(project, patch),
            ),
          ),
          dispatch(
            projectsApi.util.updateQueryData('getProjects', undefined, (list) => {
              const found = list.find(({ _id }) => _id === projectId);
              if (found) Object.assign(found, patch);
            }),
          ),
        ];
        const shown = apply(changes);
        const answer = await queryFulfilled.catch(() => null);
        if (answer) apply(answer.data);
        else shown.forEach(({ undo }) => undo());
      },
    }),
    deleteProject: build.mutation<unknown, string>({
      query: (id) => ({ url: API.project(id), method: 'DELETE' }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          projectsApi.util.updateQueryData('getProjects', undefined, (list) =>
            list.filter(({ _id }) => _id !== id),
          ),
        );
      },
      invalidatesTags: ['SearchFilters'],
    }),
    addProjectMember: build.mutation<Project, { projectId: string; email: string }>({
      query: ({ projectId, email }) => ({
        url: API.projectMembers(projectId),
        method: 'POST',
        body: { email },
      }),
      invalidatesTags: (_answer, error, { projectId }) => (error ? [] : memberTags(projectId)),
    }),
    removeProjectMember: build.mutation<Project, { projectId: string; userId: string }>({
      query: ({ projectId, userId }) => ({ url: API.projectMember(projectId, userId), method: 'DELETE' }),
      invalidatesTags: (_answer, error, { projectId }) =>
        error ? [] : [...memberTags(projectId), { type: 'Task', id: `BOARD ${projectId}` }],
    }),
  }),
});

const memberTags = (projectId: string) =>
  [{ type: 'Project', id: projectId }, { type: 'Project', id: 'LIST' }, 'SearchFilters'] as const;

export const {
  useGetProjectsQuery,
  useGetProjectQuery,
  useCreateProjectMutation,
  useUpdateProjectMutation,
  useDeleteProjectMutation,
  useAddProjectMemberMutation,
  useRemoveProjectMemberMutation,
} = projectsApi;
