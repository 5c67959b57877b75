import { API } from '../routes.js';
import type { Task, TaskCard } from '../task.js';
import { api, type CacheState, type Dispatched } from './api.js';
import { applyToBoard, applyToTask, type ArrivedTask } from './apply-task.js';
import { calendarTaskArrived } from './calendar.endpoints.js';
import { listedTasks } from './listed-tasks.js';
import { normaliseCard, normaliseList, normaliseTask } from './normalise.js';
import { placeCard, removeCard, toCard, withOlderComments } from './board-cache.js';
import type { TaskPath, WriteArgs } from './offline-queue/pending-write.js';
import { taskCreated } from './offline-queue/offline-queue.slice.js';
import { bodyOf, mergedByServer } from './offline-queue/edit-request.js';
import { throughQueue, type Keyed } from './offline-queue/through-queue.js';
import { workTaskArrived } from './work.endpoints.js';

export type { TaskPath, UpdateTaskArg } from './offline-queue/pending-write.js';

/**
 * Writes fields of a task from the server into everything that shows it, by responses and by events alike. Returns whether the board
 * has the task.
 * @internal
 */
export const taskFieldsArrived =
  (projectId: string, fields: ArrivedTask): Dispatched<boolean> =>
  (dispatch) => {
    let isOnBoard = true;
    dispatch(
      tasksApi.util.updateQueryData('getBoard', projectId, (cards) => {
        isOnBoard = applyToBoard(cards, fields);
      }),
    );
    dispatch(
      tasksApi.util.updateQueryData('getTask', { projectId, taskId: fields._id }, (task) =>
        applyToTask(task, fields),
      ),
    );
    dispatch(workTaskArrived(fields));
    dispatch(calendarTaskArrived(fields));
    return isOnBoard;
  };

/**
 * Writes a whole task from the server into the cache. A new one is added to its board. `byOther`: another person has created it.
 * @internal
 */
export const taskArrived =
  (task: Task, byOther = false): Dispatched =>
  (dispatch) => {
    const { _id: other, project: projectId, createdAt } = task;
    if (byOther) dispatch(taskCreated({ projectId, createdAt, other }));
    const { comments: _comments, commentCount: _count, attachments: _attachments, ...fields } = task;
    if (dispatch(taskFieldsArrived(task.project, fields))) return;
    dispatch(
      tasksApi.util.updateQueryData('getBoard', task.project, (cards) => placeCard(cards, toCard(task))),
    );
  };

/** @internal */
export const taskGone =
  ({ projectId, taskId }: TaskPath): Dispatched =>
  (dispatch) => {
    dispatch(tasksApi.util.updateQueryData('getBoard', projectId, (cards) => removeCard(cards, taskId)));
  };

/** When the newest task of a project in the lists of this page was created, by the server's clock. */
const newestOf = (projectId: string, state: CacheState): string => {
  const { data: board = [] } = tasksApi.endpoints.getBoard.select(projectId)(state);
  return [...board, ...listedTasks(projectId, state)].reduce(
    (newest, { createdAt }) => (createdAt > newest ? createdAt : newest),
    '',
  );
};

/**
 * The calls about tasks, for code outside of components.
 * @example
 * const cards = await dispatch(tasksApi.endpoints.getBoard.initiate(projectId)).unwrap();
 */
export const tasksApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTasks: build.query<Task[], string>({
      query: API.tasks,
      transformResponse: normaliseList<Task>(normaliseTask),
      providesTags: (_answer, _error, projectId) => [{ type: 'Task', id: `LIST ${projectId}` }],
    }),
    getBoard: build.query<TaskCard[], string>({
      query: (projectId) => ({ url: API.tasks(projectId), params: { view: 'card' } }),
      transformResponse: normaliseList<TaskCard>(normaliseCard),
      providesTags: (_answer, _error, projectId) => [{ type: 'Task', id: `BOARD ${projectId}` }],
    }),
    getTask: build.query<Task, TaskPath>({
      query: ({ projectId, taskId }) => API.task(projectId, taskId),
      transformResponse: normaliseTask,
      merge: withOlderComments,
      providesTags: (_answer, _error, { taskId }) => [{ type: 'Task', id: taskId }],
    }),
    createTask: build.mutation<Task, Keyed<WriteArgs['createTask']>>({
      queryFn: throughQueue<'createTask', Task>({
        kind: 'createTask',
        prepare: (arg, { getState }) => ({
          ...arg,
          since: newestOf(arg.projectId, getState() as CacheState),
        }),
        request: ({ projectId, task }) => ({ url: API.tasks(projectId), method: 'POST', body: task }),
        settle: ({ projectId }, task, { dispatch }) => {
          dispatch(taskArrived(normaliseTask(task)));
          dispatch(taskCreated({ projectId, createdAt: task.createdAt }));
        },
      }),
    }),
    updateTask: build.mutation<Task, Keyed<WriteArgs['updateTask']>>({
      queryFn: throughQueue<'updateTask', Task>({
        kind: 'updateTask',
        prepare: mergedByServer,
        request: ({ projectId, taskId, ...edit }) => ({
          url: API.task(projectId, taskId),
          method: 'PATCH',
          body: bodyOf(edit),
        }),
        settle: (_arg, task, { dispatch }) => dispatch(taskArrived(normaliseTask(task))),
      }),
    }),
    deleteTask: build.mutation<unknown, Keyed<TaskPath>>({
      queryFn: throughQueue<'deleteTask', unknown>({
        kind: 'deleteTask',
        request: ({ projectId, taskId }) => ({ url: API.task(projectId, taskId), method: 'DELETE' }),
        settle: (path, _answer, { dispatch }) => dispatch(taskGone(path)),
      }),
    }),
  }),
});

export const {
  /**
   * All tasks of a project with their comments and files. `useGetBoardQuery` is cheaper.
   * @example
   * const { data: tasks = [] } = useGetTasksQuery(projectId);
   */
  useGetTasksQuery,
  /**
   * The tasks of a project as cards, without comments and files. `useBoard` also shows pending changes and follows those of others.
   * @example
   * const { data: cards = [], isLoading } = useGetBoardQuery(projectId);
   */
  useGetBoardQuery,
  /**
   * One task. `useTask` also shows pending changes and follows those of others.
   * @example
   * const { data: task } = useGetTaskQuery({ projectId, taskId });
   */
  useGetTaskQuery,
  /**
   * Creates a task. Without a connection, it is sent later.
   * @example
   * const [create] = useCreateTaskMutation();
   * await create({ projectId, task: { title: 'Call Anna', deadline: '2026-12-01' } }).unwrap();
   */
  useCreateTaskMutation,
  /**
   * Changes fields of a task. With `before` and `version`, someone else's change of the same field is not overwritten.
   * @example
   * const [update] = useUpdateTaskMutation();
   * await update({ projectId, taskId, changes: { status: 'done' } }).unwrap();
   */
  useUpdateTaskMutation,
  /**
   * Moves a task to the trash.
   * @example
   * const [remove] = useDeleteTaskMutation();
   * await remove({ projectId, taskId }).unwrap();
   */
  useDeleteTaskMutation,
} = tasksApi;
