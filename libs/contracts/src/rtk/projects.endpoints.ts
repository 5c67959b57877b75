import type { ChangesAnswer } from '../realtime.js';
import type { Project, ProjectCreate } from '../project.js';
import { API } from '../routes.js';
import { api, type Dispatched } from './api.js';
import { normaliseList, normaliseProject } from './normalise.js';
import type { WriteArgs } from './offline-queue/pending-write.js';
import { throughQueue, type Keyed } from './offline-queue/through-queue.js';

/** Writes the server's project into the cache, unless the cache has a newer one. */
export const projectArrived =
  (project: Project): Dispatched =>
  (dispatch) => {
    const loaded = normaliseProject(project);
    const take = (known: Project): void => {
      if (known.version <= loaded.version) Object.assign(known, loaded);
    };
    dispatch(projectsApi.util.updateQueryData('getProject', project._id, take));
    dispatch(
      projectsApi.util.updateQueryData('getProjects', undefined, (list) => {
        const known = list.find(({ _id }) => _id === project._id);
        if (known) take(known);
      }),
    );
  };

/** Removes a project from the list: it is deleted, or the person is no longer a member. Its screen gets the reason when it refetches. */
export const projectGone =
  (projectId: string): Dispatched =>
  (dispatch) => {
    dispatch(
      projectsApi.util.updateQueryData('getProjects', undefined, (list) =>
        list.filter(({ _id }) => _id !== projectId),
      ),
    );
  };

export const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProjects: build.query<Project[], void>({
      query: () => API.projects,
      transformResponse: normaliseList(normaliseProject),
      providesTags: [{ type: 'Project', id: 'LIST' }],
    }),
    getProject: build.query<Project, string>({
      query: API.project,
      transformResponse: normaliseProject,
      providesTags: (_answer, _error, id) => [{ type: 'Project', id }],
    }),
    /** `410 CHANGES_GONE` when `since` is too old: fetch everything. */
    getChanges: build.query<ChangesAnswer, { projectId: string; since: number }>({
      query: ({ projectId, since }) => ({ url: API.projectChanges(projectId), params: { since } }),
      keepUnusedDataFor: 0,
    }),
    createProject: build.mutation<Project, ProjectCreate>({
      query: (body) => ({ url: API.projects, method: 'POST', body }),
      transformResponse: normaliseProject,
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(
          projectsApi.util.updateQueryData('getProjects', undefined, (list) =>
            list.some(({ _id }) => _id === data._id) ? list : [data, ...list],
          ),
        );
      },
      invalidatesTags: ['SearchFilters'],
    }),
    updateProject: build.mutation<Project, Keyed<WriteArgs['updateProject']>>({
      queryFn: throughQueue<'updateProject', Project>({
        kind: 'updateProject',
        request: ({ projectId, changes }) => ({
          url: API.project(projectId),
          method: 'PATCH',
          body: changes,
        }),
        settle: (_arg, project, { dispatch }) => dispatch(projectArrived(project)),
      }),
    }),
    deleteProject: build.mutation<unknown, string>({
      query: (id) => ({ url: API.project(id), method: 'DELETE' }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(projectGone(id));
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
