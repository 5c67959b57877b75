import type { ProjectLabel, ProjectLabelCreate, ProjectLabelUpdate } from '../project-label.js';
import { API } from '../routes.js';
import { api, type Dispatched } from './api.js';

/**
 * All labels of a project after a change of one of them.
 * @internal
 */
export const labelsArrived =
  (projectId: string, labels: ProjectLabel[]): Dispatched =>
  (dispatch) => {
    dispatch(labelsApi.util.updateQueryData('getLabels', projectId, () => labels));
  };

/**
 * The calls about labels, for code outside of components.
 * @example
 * const labels = await dispatch(labelsApi.endpoints.getLabels.initiate(projectId)).unwrap();
 */
export const labelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLabels: build.query<ProjectLabel[], string>({
      query: API.labels,
      transformResponse: (answer: unknown) => (Array.isArray(answer) ? (answer as ProjectLabel[]) : []),
      providesTags: (_answer, _error, projectId) => [{ type: 'Label', id: projectId }],
    }),
    createLabel: build.mutation<ProjectLabel, ProjectLabelCreate & { projectId: string }>({
      query: ({ projectId, ...body }) => ({ url: API.labels(projectId), method: 'POST', body }),
      onQueryStarted: async ({ projectId }, { dispatch, queryFulfilled }) => {
        const { data: label } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!label) return;
        dispatch(
          labelsApi.util.updateQueryData('getLabels', projectId, (labels) => {
            if (!labels.some(({ _id }) => _id === label._id)) labels.push(label);
          }),
        );
      },
    }),
    updateLabel: build.mutation<
      ProjectLabel,
      { projectId: string; labelId: string; changes: ProjectLabelUpdate }
    >({
      query: ({ projectId, labelId, changes }) => ({
        url: API.label(projectId, labelId),
        method: 'PATCH',
        body: changes,
      }),
      invalidatesTags: (_answer, _error, { projectId }) => [{ type: 'Label', id: projectId }],
    }),
    deleteLabel: build.mutation<unknown, { projectId: string; labelId: string }>({
      query: ({ projectId, labelId }) => ({ url: API.label(projectId, labelId), method: 'DELETE' }),
      invalidatesTags: (_answer, _error, { projectId }) => [{ type: 'Label', id: projectId }],
    }),
  }),
});

export const {
  /**
   * The labels of a project.
   * @example
   * const { data: labels = [] } = useGetLabelsQuery(projectId);
   */
  useGetLabelsQuery,
  /**
   * Creates a label. Only owners do.
   * @example
   * const [create] = useCreateLabelMutation();
   * const label = await create({ projectId, name: 'Bug', color: 'rose' }).unwrap();
   */
  useCreateLabelMutation,
  /**
   * Changes a label's name or colour.
   * @example
   * const [update] = useUpdateLabelMutation();
   * await update({ projectId, labelId, changes: { name: 'Defect' } }).unwrap();
   */
  useUpdateLabelMutation,
  /**
   * Deletes a label and removes it from all tasks.
   * @example
   * const [remove] = useDeleteLabelMutation();
   * await remove({ projectId, labelId }).unwrap();
   */
  useDeleteLabelMutation,
} = labelsApi;
