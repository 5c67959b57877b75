import { TRASH_DAYS, type TrashEntry } from '@taskloom/contracts';
import type { TrashEntity } from './trash.entity.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** People may restore what they may delete; only the owner of the project may purge. */
export const mayRestore = (
  { _id }: { _id: string },
  { kind, authorId, project }: Pick<TrashEntity, 'kind' | 'authorId' | 'project'>,
): boolean => kind === 'task' || project.ownerId === _id || (kind !== 'project' && authorId === _id);

export const presentTrashEntry = (entry: TrashEntity, caller: { _id: string }): TrashEntry => {
  const { id, kind, title, project, taskId, taskTitle, details, deleter, deletedAt } = entry;
  return {
    _id: id,
    kind,
    title,
    project: { _id: project.id, title: project.title },
    task: taskId === null ? null : { _id: taskId, title: taskTitle ?? '' },
    details,
    deletedBy: { _id: deleter.id, name: deleter.name, avatar: deleter.avatar ?? deleter.initialsAvatar },
    deletedAt: deletedAt.toISOString(),
    purgedAt: new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
    mayRestore: mayRestore(caller, entry),
    mayPurge: project.ownerId === caller._id,
  };
};
