import type { ItemTurned } from '../checklist.js';
import { API } from '../routes.js';
import type { Task } from '../task.js';
import { api } from './api.js';
import { normaliseTask } from './normalise.js';
import { isKept } from './offline-queue/deliver.js';
import type { WriteArgs } from './offline-queue/pending-write.js';
import { throughQueue, type Keyed } from './offline-queue/through-queue.js';
import { taskArrived } from './tasks.endpoints.js';

/**
 * The calls about checklists, for code outside of components.
 * @example
 * dispatch(checklistApi.util.invalidateTags(['Task']));
 */
export const checklistApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeChecklist: build.mutation<Task, Keyed<WriteArgs['changeChecklist']>>({
      queryFn: throughQueue<'changeChecklist', Task>({
        kind: 'changeChecklist',
        request: ({ projectId, taskId, change }) => ({
          url: API.taskChecklist(projectId, taskId),
          method: 'PATCH',
          body: change,
        }),
        settle: (_arg, task, { dispatch }) => dispatch(taskArrived(normaliseTask(task))),
      }),
      // Refused because the item is another one now, or gone.
      invalidatesTags: (_answer, error, { taskId }) =>
        error && !isKept(error) ? [{ type: 'Task', id: taskId }] : [],
    }),
    turnItemIntoTask: build.mutation<ItemTurned<Task>, Keyed<WriteArgs['turnItemIntoTask']>>({
      queryFn: throughQueue<'turnItemIntoTask', ItemTurned<Task>>({
        kind: 'turnItemIntoTask',
        request: ({ projectId, taskId, itemId }) => ({
          url: API.checklistItemTask(projectId, taskId, itemId),
          method: 'POST',
        }),
        settle: (_arg, { task, from }, { dispatch }) => {
          dispatch(taskArrived(normaliseTask(from)));
          dispatch(taskArrived(normaliseTask(task)));
        },
      }),
    }),
  }),
});

export const {
  /**
   * Adds, changes, moves or removes an item of a checklist.
   * @example
   * const [change] = useChangeChecklistMutation();
   * await change({ projectId, taskId, change: { remove: [itemId] } }).unwrap();
   */
  useChangeChecklistMutation,
  /**
   * Makes an item of a checklist a task of its own.
   * @example
   * const [turn] = useTurnItemIntoTaskMutation();
   * await turn({ projectId, taskId, itemId }).unwrap();
   */
  useTurnItemIntoTaskMutation,
} = checklistApi;
