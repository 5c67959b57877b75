import type { ChangesAnswer } from '../realtime.js';
import type { ListedProject, Project, ProjectCreate } from '../project.js';
import { API } from '../routes.js';
import { api, type Dispatched } from './api.js';
import { normaliseList, normaliseProject } from './normalise.js';
import { projectListApi } from './project-list.endpoints.js';
import type { WriteArgs } from './offline-queue/pending-write.js';
import { bodyOf, mergedByServer } from './offline-queue/edit-request.js';
import { writeFields } from './write-fields.js';
import { throughQueue, type Keyed } from './offline-queue/through-queue.js';

/**
 * Updates both forms of the list, as far as they are in the cache.
 * @internal
 */
export const updateProjectLists =
  (update: <P extends ListedProject>(list: P[]) => P[] | void): Dispatched =>
  (dispatch) => {
    dispatch(projectListApi.util.updateQueryData('getProjectList', undefined, update));
    dispatch(projectsApi.util.updateQueryData('getProjects', undefined, update));
  };

/**
 * Writes the server's project into the cache, unless the cache has a newer one.
 * @internal
 */
export const projectArrived =
  (project: Project): Dispatched =>
  (dispatch) => {
    const loaded = normaliseProject(project);
    dispatch(
      projectsApi.util.updateQueryData('getProject', project._id, (known) => writeFields(known, loaded)),
    );
    dispatch(
      updateProjectLists((list) => {
        const known = list.find(({ _id }) => _id === project._id);
        if (known) writeFields<ListedProject>(known, loaded);
      }),
    );
  };

/**
 * Removes a project from the list: it is deleted, or the person is no longer a member. Its screen gets the reason when it refetches.
 * @internal
 */
export const projectGone =
  (projectId: string): Dispatched =>
  (dispatch) => {
    dispatch(updateProjectLists((list) => list.filter(({ _id }) => _id !== projectId)));
  };

/**
 * Marks a project in the cache as a favourite, or no longer: here, or in another tab of the person.
 * @internal
 */
export const favouriteChanged =
  (projectId: string, favourite: boolean): Dispatched =>
  (dispatch) => {
    const mark = (list: ListedProject[]): void => {
      for (const project of list) if (project._id === projectId) project.favourite = favourite;
    };
    dispatch(updateProjectLists(mark));
    dispatch(projectsApi.util.updateQueryData('getArchivedProjects', undefined, mark));
    dispatch(projectsApi.util.updateQueryData('getProject', projectId, (project) => mark([project])));
  };

/**
 * The cached data that differs once a project is archived or restored.
 * @internal
 */
export const ARCHIVE_TAGS = [
  { type: 'Project', id: 'LIST' } as const,
  { type: 'Project', id: 'ARCHIVED' } as const,
  'SearchFilters' as const,
  'Search' as const,
  'Work' as const,
];

/**
 * The calls about projects, for code outside of components.
 * @example
 * const project = await dispatch(projectsApi.endpoints.getProject.initiate(projectId)).unwrap();
 */
export const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProjects: build.query<Project[], void>({
      query: () => API.projects,
      transformResponse: normaliseList(normaliseProject),
      providesTags: [{ type: 'Project', id: 'LIST' }],
    }),
    getArchivedProjects: build.query<Project[], void>({
      query: () => ({ url: API.projects, params: { archived: true } }),
      transformResponse: normaliseList(normaliseProject),
      providesTags: [{ type: 'Project', id: 'ARCHIVED' }],
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
        const withNew = <P extends ListedProject>(list: P[]): (P | Project)[] =>
          list.some(({ _id }) => _id === data._id) ? list : [data, ...list];
        dispatch(projectListApi.util.updateQueryData('getProjectList', undefined, withNew));
        dispatch(projectsApi.util.updateQueryData('getProjects', undefined, withNew));
      },
      invalidatesTags: ['SearchFilters'],
    }),
    updateProject: build.mutation<Project, Keyed<WriteArgs['updateProject']>>({
      queryFn: throughQueue<'updateProject', Project>({
        kind: 'updateProject',
        prepare: mergedByServer,
        request: ({ projectId, ...edit }) => ({
          url: API.project(projectId),
          method: 'PATCH',
          body: bodyOf(edit),
        }),
        settle: (_arg, project, { dispatch }) => dispatch(projectArrived(project)),
      }),
    }),
    archiveProject: build.mutation<Project, string>({
      query: (id) => ({ url: API.archivedProject(id), method: 'PUT' }),
      onQueryStarted: async (_id, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(projectArrived(data));
      },
      invalidatesTags: (_answer, error) => (error ? [] : ARCHIVE_TAGS),
    }),
    restoreProject: build.mutation<Project, string>({
      query: (id) => ({ url: API.archivedProject(id), method: 'DELETE' }),
      onQueryStarted: async (_id, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(projectArrived(data));
      },
      invalidatesTags: (_answer, error) => (error ? [] : ARCHIVE_TAGS),
    }),
    setFavourite: build.mutation<unknown, { projectId: string; favourite: boolean }>({
      query: ({ projectId, favourite }) => ({
        url: API.favouriteProject(projectId),
        method: favourite ? 'PUT' : 'DELETE',
      }),
      onQueryStarted: async ({ projectId, favourite }, { dispatch, queryFulfilled }) => {
        dispatch(favouriteChanged(projectId, favourite));
        // Also after the response: a list that was requested before it may show the earlier value.
        const settled = await queryFulfilled.then(
          () => favourite,
          () => !favourite,
        );
        dispatch(favouriteChanged(projectId, settled));
      },
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
  /**
   * The projects of the person with all their fields. `useGetProjectListQuery` is cheaper.
   * @example
   * const { data: projects = [], isLoading, refetch } = useGetProjectsQuery();
   */
  useGetProjectsQuery,
  /**
   * The archived projects of the person.
   * @example
   * const { data: archived = [] } = useGetArchivedProjectsQuery();
   */
  useGetArchivedProjectsQuery,
  /**
   * Archives a project: it can only be read.
   * @example
   * const [archive] = useArchiveProjectMutation();
   * await archive(projectId).unwrap();
   */
  useArchiveProjectMutation,
  /**
   * Takes a project out of the archive.
   * @example
   * const [restore] = useRestoreProjectMutation();
   * await restore(projectId).unwrap();
   */
  useRestoreProjectMutation,
  /**
   * One project. `useProject` of the client also shows pending changes and follows those of others.
   * @example
   * const { data: project, error } = useGetProjectQuery(projectId);
   */
  useGetProjectQuery,
  /**
   * Creates a project, whose owner is the person.
   * @example
   * const [create] = useCreateProjectMutation();
   * await create({ title: 'Move', description: '', deadline: '2026-12-01' }).unwrap();
   */
  useCreateProjectMutation,
  /**
   * Changes fields of a project.
   * @example
   * const [update] = useUpdateProjectMutation();
   * await update({ projectId, changes: { status: 'completed' } }).unwrap();
   */
  useUpdateProjectMutation,
  /**
   * Makes a project a favourite of the person, or a favourite no longer. Shown at once, and put back if the server refuses.
   * @example
   * const [setFavourite] = useSetFavouriteMutation();
   * await setFavourite({ projectId, favourite: true }).unwrap();
   */
  useSetFavouriteMutation,
  /**
   * Moves a project to the trash.
   * @example
   * const [remove] = useDeleteProjectMutation();
   * await remove(projectId).unwrap();
   */
  useDeleteProjectMutation,
  /**
   * Adds a person of the team to a project.
   * @example
   * const [add] = useAddProjectMemberMutation();
   * await add({ projectId, email: 'anna@example.com' }).unwrap();
   */
  useAddProjectMemberMutation,
  /**
   * Removes a member from a project, and from its tasks.
   * @example
   * const [remove] = useRemoveProjectMemberMutation();
   * await remove({ projectId, userId }).unwrap();
   */
  useRemoveProjectMemberMutation,
} = projectsApi;
