import {
  SERVER_EVENTS,
  type ChangeStamp,
  type ProjectChange,
  type ProjectUpdatedEvent,
  type TaskUpdatedEvent,
} from '@taskloom/contracts';
import {
  api,
  commentArrived,
  commentChanged,
  commentGone,
  fileArrived,
  fileGone,
  labelsArrived,
  projectsApi,
  taskArrived,
  taskFieldsArrived,
  taskGone,
  writeFields,
} from '@taskloom/contracts/rtk';
import type { AppState, AppThunk } from '../store/app-store';
import { highlight } from './highlights';
import { knownPeople, withPerson } from './known-people';

type Updates = Extract<TaskUpdatedEvent, { created?: undefined; deleted?: undefined }>;

const isOwn = ({ actor }: ChangeStamp, { auth }: AppState): boolean => actor?._id === auth.user?._id;

const taskUpdated =
  ({ projectId, taskId, updates }: Updates): AppThunk =>
  (dispatch, getState) => {
    const {
      assignees,
      comments: _comments,
      commentCount: _count,
      attachments: _attachments,
      ...fields
    } = updates;
    const people = knownPeople(getState(), projectId);
    const patch = { ...fields, _id: taskId, ...(assignees && { assignees: withPerson(assignees, people) }) };
    if (!dispatch(taskFieldsArrived(projectId, patch)))
      dispatch(api.util.invalidateTags([{ type: 'Task', id: `BOARD ${projectId}` }]));
  };

const taskChanged =
  (event: TaskUpdatedEvent): AppThunk =>
  (dispatch, getState) => {
    const { projectId, taskId } = event;
    if (event.deleted) {
      dispatch(taskGone({ projectId, taskId }));
      // If the task is open, the refetch returns 404.
      dispatch(api.util.invalidateTags([{ type: 'Task', id: taskId }]));
    } else if (event.created) {
      const { assignees, ...task } = event.updates;
      const people = knownPeople(getState(), projectId);
      const byOther = !isOwn(event, getState());
      dispatch(taskArrived({ ...task, assignees: withPerson(assignees, people) }, byOther));
    } else dispatch(taskUpdated(event));
  };

const projectChanged =
  ({ projectId, updates: { members, ...fields }, labels }: ProjectUpdatedEvent): AppThunk =>
  (dispatch, getState) => {
    if (labels) dispatch(labelsArrived(projectId, labels));
    const people = members && withPerson(members, knownPeople(getState(), projectId));
    dispatch(
      projectsApi.util.updateQueryData('getProject', projectId, (project) => {
        writeFields(project, { ...fields, ...(people && { members: people }) });
      }),
    );
    // Events don't contain the e-mail address of a new member, so fetch it.
    if (people?.some(({ user }) => !user.email))
      dispatch(api.util.invalidateTags([{ type: 'Project', id: projectId }]));
  };

/** The key for `useHighlighted`. */
const placeOf = ({ event, data }: ProjectChange): string =>
  event === SERVER_EVENTS.commentAdded || event === SERVER_EVENTS.commentUpdated
    ? data.comment._id
    : event === SERVER_EVENTS.projectUpdated
      ? data.projectId
      : data.taskId;

/**
 * Patches the cache with one committed change. A change that is older than the cache or already applied has no effect.
 * `quiet`: part of a catch-up, so it is not highlighted.
 */
export const changeArrived =
  (change: ProjectChange, { quiet = false } = {}): AppThunk =>
  (dispatch, getState) => {
    const { event, data } = change;
    switch (event) {
      case SERVER_EVENTS.taskUpdated:
        dispatch(taskChanged(data));
        break;
      case SERVER_EVENTS.commentAdded:
        dispatch(commentArrived({ projectId: data.projectId, taskId: data.taskId }, data.comment));
        break;
      case SERVER_EVENTS.commentUpdated:
        dispatch(commentChanged({ projectId: data.projectId, taskId: data.taskId }, data.comment));
        break;
      case SERVER_EVENTS.commentDeleted:
        dispatch(commentGone({ projectId: data.projectId, taskId: data.taskId }, data.commentId));
        break;
      case SERVER_EVENTS.fileUploaded:
        dispatch(fileArrived({ projectId: data.projectId, taskId: data.taskId }, data.attachment));
        break;
      case SERVER_EVENTS.fileDeleted:
        dispatch(fileGone({ projectId: data.projectId, taskId: data.taskId }, data.attachmentId));
        break;
      case SERVER_EVENTS.projectUpdated:
        dispatch(projectChanged(data));
        break;
    }
    const about = [data.projectId, ...('taskId' in data ? [data.taskId] : [])];
    dispatch(api.util.invalidateTags(about.map((id) => ({ type: 'History', id }))));
    if (!isOwn(data, getState()) && !quiet) highlight(placeOf(change));
  };

/** Changes that must not be applied twice: a count, or a position without a version. */
export const isFragile = ({ event, data }: ProjectChange): boolean => {
  if (event === SERVER_EVENTS.projectUpdated || event === SERVER_EVENTS.commentUpdated) return false;
  if (event !== SERVER_EVENTS.taskUpdated) return true;
  return !data.created && !data.deleted && data.updates.version === undefined;
};
