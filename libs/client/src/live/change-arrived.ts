import type { ProjectChange, ProjectUpdatedEvent, TaskUpdatedEvent } from '@taskloom/contracts';
import {
  api,
  commentArrived,
  fileArrived,
  fileGone,
  placeCard,
  projectsApi,
  taskArrived,
  taskGone,
  tasksApi,
} from '@taskloom/contracts/rtk';
import type { AppThunk } from '../store/app-store';
import { highlight } from './highlights';
import { knownPeople, withPerson } from './known-people';

type Updates = Extract<TaskUpdatedEvent, { created?: undefined; deleted?: undefined }>;

/** An event without a version moved a card by the way (a column was renumbered): it counts as it comes. */
const isOlder = (known: { version: number }, version: number | undefined): boolean =>
  version !== undefined && version < known.version;

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
    const patch = { ...fields, ...(assignees && { assignees: withPerson(assignees, people) }) };
    let unknown = false;
    dispatch(
      tasksApi.util.updateQueryData('getBoard', projectId, (cards) => {
        const card = cards.find(({ _id }) => _id === taskId);
        unknown = !card;
        if (!card || isOlder(card, fields.version)) return;
        Object.assign(card, patch);
        if (fields.position !== undefined || fields.status !== undefined) placeCard(cards, card);
      }),
    );
    dispatch(
      tasksApi.util.updateQueryData('getTask', { projectId, taskId }, (task) => {
        if (!isOlder(task, fields.version)) Object.assign(task, patch);
      }),
    );
    if (unknown) dispatch(api.util.invalidateTags([{ type: 'Task', id: `BOARD ${projectId}` }]));
  };

const taskChanged =
  (event: TaskUpdatedEvent): AppThunk =>
  (dispatch, getState) => {
    const { projectId, taskId } = event;
    if (event.deleted) {
      dispatch(taskGone({ projectId, taskId }));
      // Whoever has it open is told by the server that it is gone.
      dispatch(api.util.invalidateTags([{ type: 'Task', id: taskId }]));
    } else if (event.created) {
      const { assignees, ...task } = event.updates;
      const people = knownPeople(getState(), projectId);
      dispatch(taskArrived({ ...task, assignees: withPerson(assignees, people) }));
    } else dispatch(taskUpdated(event));
  };

const projectChanged =
  ({ projectId, updates: { members, ...fields } }: ProjectUpdatedEvent): AppThunk =>
  (dispatch, getState) => {
    const people = members && withPerson(members, knownPeople(getState(), projectId));
    dispatch(
      projectsApi.util.updateQueryData('getProject', projectId, (project) => {
        if (isOlder(project, fields.version)) return;
        Object.assign(project, fields, people && { members: people });
      }),
    );
    // A newcomer's address is for members to see, but not for events to carry.
    if (people?.some(({ user }) => !user.email))
      dispatch(api.util.invalidateTags([{ type: 'Project', id: projectId }]));
  };

/** What was changed, as `useHighlighted` names it. */
const placeOf = ({ event, data }: ProjectChange): string =>
  event === 'comment:added' ? data.comment._id : event === 'project:updated' ? data.projectId : data.taskId;

/**
 * Patches the cache with one committed change; nothing is fetched again. What is older than what the cache has, or there
 * already, changes nothing. `quiet` when it was missed and is only caught up with.
 */
export const changeArrived =
  (change: ProjectChange, { quiet = false } = {}): AppThunk =>
  (dispatch, getState) => {
    const { event, data } = change;
    switch (event) {
      case 'task:updated':
        dispatch(taskChanged(data));
        break;
      case 'comment:added':
        dispatch(commentArrived({ projectId: data.projectId, taskId: data.taskId }, data.comment));
        break;
      case 'file:uploaded':
        dispatch(fileArrived({ projectId: data.projectId, taskId: data.taskId }, data.attachment));
        break;
      case 'file:deleted':
        dispatch(fileGone({ projectId: data.projectId, taskId: data.taskId }, data.attachmentId));
        break;
      case 'project:updated':
        dispatch(projectChanged(data));
        break;
    }
    const mine = data.actor?._id === getState().auth.user?._id;
    if (!mine && !quiet) highlight(placeOf(change));
  };

/** Changes that cannot be applied twice: a count, or a position without a version. */
export const isFragile = ({ event, data }: ProjectChange): boolean => {
  if (event === 'project:updated') return false;
  if (event !== 'task:updated') return true;
  return !data.created && !data.deleted && data.updates.version === undefined;
};
