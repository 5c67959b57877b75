import type { ListedProject } from '../project.js';
import { API } from '../routes.js';
import { api } from './api.js';
import { listedProjects } from './project-list.js';

/**
 * The call for the list of projects, for code outside of components.
 * @example
 * const projects = await dispatch(projectListApi.endpoints.getProjectList.initiate()).unwrap();
 */
export const projectListApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The fields that lists show, in a fraction of the bytes of `getProjects`. */
    getProjectList: build.query<ListedProject[], void>({
      query: () => ({ url: API.projects, params: { view: 'list' } }),
      transformResponse: listedProjects,
      providesTags: [{ type: 'Project', id: 'LIST' }],
    }),
  }),
});

export const {
  /**
   * The projects of the person with what lists show. `useProjectList` of the client also follows changes.
   * @example
   * const { data: projects = [] } = useGetProjectListQuery();
   */
  useGetProjectListQuery,
} = projectListApi;
