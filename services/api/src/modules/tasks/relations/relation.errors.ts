import { LIMITS } from '@taskloom/contracts';
import { ApiError, invalidField } from '../../../platform/http/index.js';

export const relatedToItself = () => invalidField('task', 'A task cannot be related to itself.');

export const otherProject = () =>
  invalidField('task', 'Both tasks of a relation must be in the same project.');

export const relationCycle = () =>
  new ApiError('RELATION_CYCLE', 'This relation would lead from the task back to itself.');

/** `title` names the task that has them. */
export const tooManyRelations = (title: string) =>
  new ApiError(
    'TOO_MANY_RELATIONS',
    `“${title}” has ${LIMITS.relations} relations, the most that a task can have.`,
  );
