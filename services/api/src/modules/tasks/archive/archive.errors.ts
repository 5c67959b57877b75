import { ApiError } from '../../../platform/http/index.js';

export const taskArchived = (title: string): ApiError =>
  new ApiError('TASK_ARCHIVED', `The task "${title}" is archived. Please restore it first.`);

export const taskNotDone = (title: string): ApiError =>
  new ApiError('TASK_NOT_DONE', `The task "${title}" is not done. Only done tasks can be archived.`);
