import type { RelationChanged } from '../relations.js';
import { API } from '../routes.js';
import type { Task } from '../task.js';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { api } from './api.js';
import { normaliseTask } from './normalise.js';
import type { WriteArgs } from './offline-queue/pending-write.js';
import { throughQueue, type Keyed } from './offline-queue/through-queue.js';
import { taskArrived } from './tasks.endpoints.js';

const settle = (
  _arg: unknown,
  { task, other }: RelationChanged<Task>,
  { dispatch }: Pick<BaseQueryApi, 'dispatch'>,
): void => {
  dispatch(taskArrived(normaliseTask(task)));
  dispatch(taskArrived(normaliseTask(other)));
};

/**
 * The calls about relations, for code outside of components.
 * @example
 * dispatch(relationsApi.util.invalidateTags(['Task']));
 */
export const relationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    addRelation: build.mutation<RelationChanged<Task>, Keyed<WriteArgs['addRelation']>>({
      queryFn: throughQueue<'addRelation', RelationChanged<Task>>({
        kind: 'addRelation',
        request: ({ projectId, taskId, relation }) => ({
          url: API.taskRelations(projectId, taskId),
          method: 'POST',
          body: relation,
        }),
        settle,
      }),
    }),
    removeRelation: build.mutation<RelationChanged<Task>, Keyed<WriteArgs['removeRelation']>>({
      queryFn: throughQueue<'removeRelation', RelationChanged<Task>>({
        kind: 'removeRelation',
        request: ({ projectId, taskId, relationId }) => ({
          url: API.taskRelation(projectId, taskId, relationId),
          method: 'DELETE',
        }),
        settle,
      }),
    }),
  }),
});

export const {
  /**
   * Relates two tasks of a project; both show it.
   * @example
   * const [relate] = useAddRelationMutation();
   * await relate({ projectId, taskId, relation: { _id: newId, kind: 'blocks', task: otherId } }).unwrap();
   */
  useAddRelationMutation,
  /**
   * Removes a relation from both tasks.
   * @example
   * const [unrelate] = useRemoveRelationMutation();
   * await unrelate({ projectId, taskId, relationId }).unwrap();
   */
  useRemoveRelationMutation,
} = relationsApi;
