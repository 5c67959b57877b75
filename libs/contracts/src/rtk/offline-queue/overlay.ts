import { applyChecklistChange, checklistCounts, type ChecklistItem } from '../../checklist.js';
import type { Notification } from '../../notification.js';
import type { Project } from '../../project.js';
import type { TaskHit } from '../../search.js';
import type { Task, TaskCard } from '../../task.js';
import { moveCard } from '../board-cache.js';
import { changedNotification } from '../changed-notification.js';
import type { PendingWrite, TaskPath, UpdateTaskArg, WriteArgs } from './pending-write.js';

/** Fields that can be shown before the response; assignees only if the write has the people to the ids of the request. */
const shownFields = ({ changes, people }: UpdateTaskArg) => {
  const { assignees, afterTaskId: _after, beforeTaskId: _before, position: _position, ...fields } = changes;
  return assignees && people ? { ...fields, assignees: people } : fields;
};

const counts = (write: PendingWrite): boolean => write.state !== 'conflict';

const placed = (cards: readonly TaskCard[], arg: UpdateTaskArg): readonly TaskCard[] => {
  const { taskId, changes } = arg;
  const card = cards.find(({ _id }) => _id === taskId);
  if (!card) return cards;
  const next = cards.map((each) => (each === card ? { ...card, ...shownFields(arg) } : each));
  const neighbour = changes.afterTaskId ?? changes.beforeTaskId;
  const moves = neighbour !== undefined || (changes.status !== undefined && changes.status !== card.status);
  if (moves) moveCard(next, taskId, changes);
  return next;
};

const oneLess = (
  cards: readonly TaskCard[],
  { taskId }: TaskPath,
  field: 'commentCount' | 'attachmentCount',
): readonly TaskCard[] =>
  cards.map((card) => (card._id === taskId ? { ...card, [field]: Math.max(0, card[field] - 1) } : card));

/** The board with the person's pending writes applied. Cards without one stay the same objects. */
export const overlayBoard = (
  cards: readonly TaskCard[],
  writes: readonly PendingWrite[],
  projectId: string,
): readonly TaskCard[] =>
  writes.filter(counts).reduce((shown, write) => {
    if (write.arg.projectId !== projectId) return shown;
    switch (write.kind) {
      case 'updateTask':
        return placed(shown, write.arg);
      case 'deleteTask':
        return shown.filter(({ _id }) => _id !== write.arg.taskId);
      case 'deleteComment':
        return oneLess(shown, write.arg, 'commentCount');
      case 'deleteAttachment':
        return oneLess(shown, write.arg, 'attachmentCount');
      default:
        return shown;
    }
  }, cards);

const withoutComment = (task: Task, commentId: string): Task => {
  const comments = task.comments.filter(({ _id }) => _id !== commentId);
  return { ...task, comments, commentCount: task.commentCount - task.comments.length + comments.length };
};

const withContent = (task: Task, { commentId, content }: WriteArgs['editComment']): Task => ({
  ...task,
  comments: task.comments.map((comment) => (comment._id === commentId ? { ...comment, content } : comment)),
});

const withItems = (task: Task, checklist: ChecklistItem[]): Task => ({
  ...task,
  checklist,
  ...checklistCounts(checklist),
});

export const overlayTask = (task: Task, writes: readonly PendingWrite[]): Task =>
  writes.filter(counts).reduce((shown, write) => {
    if (!('taskId' in write.arg) || write.arg.taskId !== task._id) return shown;
    switch (write.kind) {
      case 'updateTask':
        return { ...shown, ...shownFields(write.arg) };
      case 'editComment':
        return withContent(shown, write.arg);
      case 'deleteComment':
        return withoutComment(shown, write.arg.commentId);
      case 'deleteAttachment': {
        const { attachmentId } = write.arg;
        return { ...shown, attachments: shown.attachments.filter(({ _id }) => _id !== attachmentId) };
      }
      case 'changeChecklist':
        return withItems(shown, applyChecklistChange(shown.checklist, write.arg.change));
      case 'turnItemIntoTask':
        return withItems(shown, applyChecklistChange(shown.checklist, { remove: [write.arg.itemId] }));
      default:
        return shown;
    }
  }, task);

/** Tasks of several projects with the person's pending writes applied, in the same order. */
export const overlayTasks = (
  tasks: readonly TaskHit[],
  writes: readonly PendingWrite[],
): readonly TaskHit[] =>
  writes.filter(counts).reduce((shown, write) => {
    if (write.kind === 'deleteTask') return shown.filter(({ _id }) => _id !== write.arg.taskId);
    if (write.kind !== 'updateTask') return shown;
    const { arg } = write;
    return shown.map((task) => (task._id === arg.taskId ? { ...task, ...shownFields(arg) } : task));
  }, tasks);

/** Notifications with the person's pending writes applied, in the same order. */
export const overlayNotifications = (
  notifications: readonly Notification[],
  writes: readonly PendingWrite[],
): readonly Notification[] =>
  writes.filter(counts).reduce((shown, write) => {
    if (write.kind !== 'changeNotifications') return shown;
    const { notificationIds, ...change } = write.arg;
    return shown.map((each) =>
      notificationIds.includes(each._id) ? changedNotification(each, change) : each,
    );
  }, notifications);

export const overlayProject = (project: Project, writes: readonly PendingWrite[]): Project =>
  writes
    .filter(counts)
    .reduce(
      (shown, write) =>
        write.kind === 'updateProject' && write.arg.projectId === project._id
          ? { ...shown, ...write.arg.changes }
          : shown,
      project,
    );
