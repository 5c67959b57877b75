import { ApiError } from '../../../platform/http/index.js';

export const projectInTrash = (title: string): ApiError =>
  new ApiError('PROJECT_IN_TRASH', `The project "${title}" is in the trash. Please restore it first.`);

export const taskInTrash = (title: string): ApiError =>
  new ApiError('TASK_IN_TRASH', `The task "${title}" is in the trash. Please restore it first.`);
