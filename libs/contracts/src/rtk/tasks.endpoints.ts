import { API } from '../routes.js';
import type { Task, TaskCard, TaskCreate, TaskUpdate } from '../task.js';
import { api, idempotent, ifMatch } from './api.js';
import { moveCard, placeCard, removeCard, toCard } from './board-cache.js';

export interface TaskPath {
  projectId: string;
  taskId: string;
}

export interface UpdateTaskArg extends TaskPath {
  changes: TaskUpdate;
  /** Refused with `STALE_VERSION` when somebody else was faster. */
  version?: number;
}

const asArray = <T>(answer: unknown): T[] => (Array.isArray(answer) ? (answer as T[]) : []);

/** Assignees travel as ids and come back as people, so they are shown only once the server has answered. */
const shownAtOnce = ({
  assignees: _ids,
  afterTaskId: _after,
  beforeTaskId: _before,
  ...fields
}: TaskUpdate) => fields;

export const tasksApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTasks: build.query<Task[], string>({
      query: API.tasks,
      transformResponse: asArray<Task>,
      providesTags: (_answer, _error, projectId) => [{ type: 'Task', id: `LIST ${projectId}` }],
    }),
    getBoard: build.query<TaskCard[], string>({
      query: (projectId) => ({ url: API.tasks(projectId), params: { view: 'card' } }),
      transformResponse: asArray<TaskCard>,
      providesTags: (_answer, _error, projectId) => [{ type: 'Task', id: `BOARD ${projectId}` }],
    }),
    getTask: build.query<Task, TaskPath>({
      query: ({ projectId, taskId }) => API.task(projectId, taskId),
      providesTags: (_answer, _error, { taskId }) => [{ type: 'Task', id: taskId }],
    }),
    createTask: build.mutation<Task, { projectId: string; task: TaskCreate }>({
      query: ({ projectId, task }) => ({
        url: API.tasks(projectId),
        method: 'POST',
        body: task,
        headers: idempotent(),
      }),
      onQueryStarted: async ({ projectId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          tasksApi.util.updateQueryData('getBoard', projectId, (cards) =>
            placeCard(cards, toCard(answer.data)),
          ),
        );
      },
      invalidatesTags: (_answer, error, { projectId }) => (error ? [] : countTags(projectId)),
    }),
    updateTask: build.mutation<Task, UpdateTaskArg>({
      query: ({ projectId, taskId, changes, version }) => ({
        url: API.task(projectId, taskId),
        method: 'PATCH',
        body: changes,
        headers: ifMatch(version),
      }),
      onQueryStarted: async ({ projectId, taskId, changes }, { dispatch, queryFulfilled }) => {
        const path = { projectId, taskId };
        const fields = shownAtOnce(changes);
        const moves = changes.status ?? changes.afterTaskId ?? changes.beforeTaskId;
        const shown = [
          dispatch(
            tasksApi.util.updateQueryData('getBoard', projectId, (cards) => {
              const card = cards.find(({ _id }) => _id === taskId);
              if (!card) return;
              const stays = changes.status === card.status && !changes.afterTaskId && !changes.beforeTaskId;
              Object.assign(card, fields);
              if (moves && !stays) moveCard(cards, taskId, changes);
            }),
          ),
          dispatch(tasksApi.util.updateQueryData('getTask', path, (task) => Object.assign(task, fields))),
        ];
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) {
          shown.forEach(({ undo }) => undo());
          return;
        }
        dispatch(
          tasksApi.util.updateQueryData('getBoard', projectId, (cards) =>
            placeCard(cards, toCard(answer.data)),
          ),
        );
        dispatch(tasksApi.util.updateQueryData('getTask', path, () => answer.data));
      },
      invalidatesTags: (_answer, error, { projectId }) => (error ? [] : countTags(projectId)),
    }),
    deleteTask: build.mutation<unknown, TaskPath>({
      query: ({ projectId, taskId }) => ({ url: API.task(projectId, taskId), method: 'DELETE' }),
      onQueryStarted: async ({ projectId, taskId }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          tasksApi.util.updateQueryData('getBoard', projectId, (cards) => removeCard(cards, taskId)),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
      invalidatesTags: (_answer, error, { projectId }) => (error ? [] : countTags(projectId)),
    }),
  }),
});

/** The project carries counts of its tasks and moves with them. */
const countTags = (projectId: string) =>
  [
    { type: 'Project', id: projectId },
    { type: 'Project', id: 'LIST' },
    { type: 'Task', id: `LIST ${projectId}` },
  ] as const;

export const {
  useGetTasksQuery,
  useGetBoardQuery,
  useGetTaskQuery,
  useCreateTaskMutation,
  useUpdateTaskMutation,
  useDeleteTaskMutation,
} = tasksApi;
