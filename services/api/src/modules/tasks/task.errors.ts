import { LIMITS } from '@taskloom/contracts';
import { ApiError, invalidField } from '../../platform/http/index.js';

export const secondPrimary = () => invalidField('assignees', 'A task has at most one primary assignee.');
export const assignedTwice = () => invalidField('assignees', 'A person can be assigned to a task only once.');
export const assigneeNotMember = () =>
  invalidField('assignees', 'Every assignee must be a member of the project.');

export const startAfterDeadline = () =>
  invalidField('startDate', 'The start date must not be after the deadline.');
export const startFarAway = () =>
  invalidField('startDate', `The start date must be within ${LIMITS.deadlineYears} years of today.`);

export const coverWithoutPicture = () =>
  invalidField('cover', 'A cover must be a picture of this task that has a small picture.');

export const severalPlaces = () =>
  invalidField('position', 'Name at most one of position, afterTaskId and beforeTaskId.');

/** `field` names the neighbour. */
export const noSuchNeighbour = (field: 'afterTaskId' | 'beforeTaskId') =>
  invalidField(field, 'The neighbour must be another task of the same project.');

/** Of the task to copy: the same for one that never existed, or is another project's. */
export const originalGone = () =>
  new ApiError('NOT_FOUND', 'The task to duplicate no longer exists on the board.');
