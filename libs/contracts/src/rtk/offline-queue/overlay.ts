import type { Project } from '../../project.js';
import type { TaskHit } from '../../search.js';
import type { Task, TaskCard } from '../../task.js';
import { moveCard } from '../board-cache.js';
import type { PendingWrite, UpdateTaskArg } from './pending-write.js';

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
      case 'deleteAttachment':
        return shown.map((card) =>
          card._id === write.arg.taskId
            ? { ...card, attachmentCount: Math.max(0, card.attachmentCount - 1) }
            : card,
        );
      default:
        return shown;
    }
  }, cards);

export const overlayTask = (task: Task, writes: readonly PendingWrite[]): Task =>
  writes.filter(counts).reduce((shown, write) => {
    if (!('taskId' in write.arg) || write.arg.taskId !== task._id) return shown;
    if (write.kind === 'updateTask') return { ...shown, ...shownFields(write.arg) };
    if (write.kind !== 'deleteAttachment') return shown;
    const { attachmentId } = write.arg;
    return { ...shown, attachments: shown.attachments.filter(({ _id }) => _id !== attachmentId) };
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
