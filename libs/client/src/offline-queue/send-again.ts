import {
  activityApi,
  isKept,
  isUndecided,
  projectsApi,
  tasksApi,
  type PendingWrite,
} from '@taskloom/contracts/rtk';
import type { AppThunk } from '../store/app-store';

/** How a kept write fared. `waiting`: still no answer. */
export type Fate = { fate: 'done' | 'waiting' | 'undecided' } | { fate: 'refused'; error: unknown };

type Answer = Promise<{ error?: unknown }>;

/** The same call under the same key: the server does it once, however often it is asked. */
const call =
  (write: PendingWrite): AppThunk<Answer> =>
  (dispatch) => {
    const key = write.id;
    const quiet = { track: false };
    switch (write.kind) {
      case 'updateTask':
        return dispatch(
          tasksApi.endpoints.updateTask.initiate({ ...write.arg, asksItself: false, key }, quiet),
        );
      case 'createTask':
        return dispatch(tasksApi.endpoints.createTask.initiate({ ...write.arg, key }, quiet));
      case 'deleteTask':
        return dispatch(tasksApi.endpoints.deleteTask.initiate({ ...write.arg, key }, quiet));
      case 'addComment':
        return dispatch(activityApi.endpoints.addComment.initiate({ ...write.arg, key }, quiet));
      case 'deleteAttachment':
        return dispatch(activityApi.endpoints.deleteAttachment.initiate({ ...write.arg, key }, quiet));
      case 'updateProject':
        return dispatch(
          projectsApi.endpoints.updateProject.initiate({ ...write.arg, asksItself: false, key }, quiet),
        );
    }
  };

export const sendAgain =
  (write: PendingWrite): AppThunk<Promise<Fate>> =>
  async (dispatch) => {
    const { error } = await dispatch(call(write));
    if (!error) return { fate: 'done' };
    if (isKept(error)) return { fate: 'waiting' };
    return isUndecided(error) ? { fate: 'undecided' } : { fate: 'refused', error };
  };
