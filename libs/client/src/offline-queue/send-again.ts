import {
  activityApi,
  archiveApi,
  inboxApi,
  checklistApi,
  isKept,
  isUndecided,
  projectsApi,
  relationsApi,
  tasksApi,
  type PendingWrite,
} from '@taskloom/contracts/rtk';
import type { AppThunk } from '../store/app-store';

/** The result of sending a pending write. `waiting`: no response. */
export type SendResult = { result: 'done' | 'waiting' | 'undecided' } | { result: 'refused'; error: unknown };

type Answer = Promise<{ error?: unknown }>;

/** Repeats the call with the same idempotency key, so that the server executes it once. */
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
      case 'archiveTask':
        return dispatch(archiveApi.endpoints.archiveTask.initiate({ ...write.arg, key }, quiet));
      case 'addComment':
        return dispatch(activityApi.endpoints.addComment.initiate({ ...write.arg, key }, quiet));
      case 'editComment':
        return dispatch(activityApi.endpoints.editComment.initiate({ ...write.arg, key }, quiet));
      case 'reactToComment':
        return dispatch(activityApi.endpoints.reactToComment.initiate({ ...write.arg, key }, quiet));
      case 'deleteComment':
        return dispatch(activityApi.endpoints.deleteComment.initiate({ ...write.arg, key }, quiet));
      case 'keepSmallPicture':
        return dispatch(activityApi.endpoints.keepSmallPicture.initiate({ ...write.arg, key }, quiet));
      case 'deleteAttachment':
        return dispatch(activityApi.endpoints.deleteAttachment.initiate({ ...write.arg, key }, quiet));
      case 'changeNotifications':
        return dispatch(inboxApi.endpoints.changeNotifications.initiate({ ...write.arg, key }, quiet));
      case 'changeChecklist':
        return dispatch(checklistApi.endpoints.changeChecklist.initiate({ ...write.arg, key }, quiet));
      case 'turnItemIntoTask':
        return dispatch(checklistApi.endpoints.turnItemIntoTask.initiate({ ...write.arg, key }, quiet));
      case 'addRelation':
        return dispatch(relationsApi.endpoints.addRelation.initiate({ ...write.arg, key }, quiet));
      case 'removeRelation':
        return dispatch(relationsApi.endpoints.removeRelation.initiate({ ...write.arg, key }, quiet));
      case 'updateProject':
        return dispatch(
          projectsApi.endpoints.updateProject.initiate({ ...write.arg, asksItself: false, key }, quiet),
        );
    }
  };

export const sendAgain =
  (write: PendingWrite): AppThunk<Promise<SendResult>> =>
  async (dispatch) => {
    const { error } = await dispatch(call(write));
    if (!error) return { result: 'done' };
    if (isKept(error)) return { result: 'waiting' };
    return isUndecided(error) ? { result: 'undecided' } : { result: 'refused', error };
  };
