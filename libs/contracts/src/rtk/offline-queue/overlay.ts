import { applyChecklistChange, checklistCounts, type ChecklistItem } from '../../checklist.js';
import type { Comment, Reaction } from '../../comment.js';
import type { Notification } from '../../notification.js';
import type { ListedProject } from '../../project.js';
import { withRelation, type TaskRelation } from '../../relations.js';
import type { TaskHit } from '../../search.js';
import type { Task, TaskCard } from '../../task.js';
import { moveCard, placeCard } from '../board-cache.js';
import { changedNotification } from '../changed-notification.js';
import type { PendingWrite, TaskPath, UpdateTaskArg, WriteArgs } from './pending-write.js';

export { unlistedCreations, type CreateWrite } from './unlisted.js';

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
  const shown = { ...card, ...shownFields(arg) };
  const next = cards.map((each) => (each === card ? shown : each));
  const { position } = changes;
  if (position !== undefined) {
    placeCard(next, { ...shown, position });
    return next;
  }
  const neighbour = changes.afterTaskId ?? changes.beforeTaskId;
  const moves = neighbour !== undefined || (changes.status !== undefined && changes.status !== card.status);
  if (moves) moveCard(next, taskId, changes);
  return next;
};

const related = <T extends { _id: string; relations: readonly TaskRelation[] }>(
  task: T,
  write: Extract<PendingWrite, { kind: 'addRelation' | 'removeRelation' }>,
): T => {
  if (write.kind === 'addRelation') {
    const relations = withRelation(task, write.arg.taskId, write.arg.relation);
    return relations === task.relations ? task : { ...task, relations };
  }
  const relations = task.relations.filter(({ _id }) => _id !== write.arg.relationId);
  return relations.length === task.relations.length ? task : { ...task, relations };
};

const oneLess = (
  cards: readonly TaskCard[],
  { taskId }: TaskPath,
  field: 'commentCount' | 'attachmentCount',
): readonly TaskCard[] =>
  cards.map((card) => (card._id === taskId ? { ...card, [field]: Math.max(0, card[field] - 1) } : card));

/** The cover leaves with its file. */
const withoutCover = <T extends { cover?: string | null }>(task: T, attachmentId: string): T =>
  task.cover === attachmentId ? { ...task, cover: null } : task;

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
      case 'archiveTask':
        return shown.filter(({ _id }) => _id !== write.arg.taskId);
      case 'deleteComment':
        return oneLess(shown, write.arg, 'commentCount');
      case 'deleteAttachment':
        return oneLess(shown, write.arg, 'attachmentCount').map((card) =>
          withoutCover(card, write.arg.attachmentId),
        );
      case 'addRelation':
      case 'removeRelation':
        return shown.map((card) => related(card, write));
      default:
        return shown;
    }
  }, cards);

const withoutComment = (task: Task, commentId: string): Task => {
  const comments = task.comments.filter(({ _id }) => _id !== commentId);
  return { ...task, comments, commentCount: task.commentCount - task.comments.length + comments.length };
};

/** A second edit before the response is based on this one. */
const edited = (comment: Comment, content: string): Comment => ({
  ...comment,
  content,
  ...(comment.version !== undefined && { version: comment.version + 1 }),
});

const withContent = (task: Task, { commentId, content }: WriteArgs['editComment']): Task => ({
  ...task,
  comments: task.comments.map((comment) => (comment._id === commentId ? edited(comment, content) : comment)),
});

/** The reactions after one was added or removed. */
const withReaction = (
  reactions: readonly Reaction[],
  { emoji, on, person }: WriteArgs['reactToComment'],
): Reaction[] => {
  const others = (people: Reaction['people']) => people.filter(({ _id }) => _id !== person._id);
  const rest = reactions.map((each) =>
    each.emoji === emoji ? { emoji, people: [...others(each.people), ...(on ? [person] : [])] } : each,
  );
  const first = on && !rest.some((each) => each.emoji === emoji) ? [{ emoji, people: [person] }] : [];
  return [...rest, ...first].filter(({ people }) => people.length > 0);
};

const reacted = (task: Task, arg: WriteArgs['reactToComment']): Task => ({
  ...task,
  comments: task.comments.map((comment) =>
    comment._id === arg.commentId
      ? { ...comment, reactions: withReaction(comment.reactions ?? [], arg) }
      : comment,
  ),
});

const withItems = (task: Task, checklist: ChecklistItem[]): Task => ({
  ...task,
  checklist,
  ...checklistCounts(checklist),
});

export const overlayTask = (task: Task, writes: readonly PendingWrite[]): Task =>
  writes.filter(counts).reduce((shown, write) => {
    // Both tasks have the relation.
    if (write.kind === 'addRelation' || write.kind === 'removeRelation') return related(shown, write);
    if (!('taskId' in write.arg) || write.arg.taskId !== task._id) return shown;
    switch (write.kind) {
      case 'updateTask':
        return { ...shown, ...shownFields(write.arg) };
      case 'editComment':
        return withContent(shown, write.arg);
      case 'reactToComment':
        return reacted(shown, write.arg);
      case 'deleteComment':
        return withoutComment(shown, write.arg.commentId);
      case 'deleteAttachment': {
        const { attachmentId } = write.arg;
        const attachments = shown.attachments.filter(({ _id }) => _id !== attachmentId);
        return withoutCover({ ...shown, attachments }, attachmentId);
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
    if (write.kind === 'deleteTask' || write.kind === 'archiveTask')
      return shown.filter(({ _id }) => _id !== write.arg.taskId);
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

export const overlayProject = <P extends ListedProject>(project: P, writes: readonly PendingWrite[]): P =>
  writes
    .filter(counts)
    .reduce(
      (shown, write) =>
        write.kind === 'updateProject' && write.arg.projectId === project._id
          ? { ...shown, ...write.arg.changes }
          : shown,
      project,
    );
