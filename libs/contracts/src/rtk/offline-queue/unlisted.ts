import type { PendingWrite } from './pending-write.js';

export type CreateWrite = Extract<PendingWrite, { kind: 'createTask' }>;

/** A task in a list of one project or of several. */
interface Listed {
  _id: string;
  title: string;
  createdAt: string;
  project: string | { _id: string };
}

const projectOf = ({ project }: Listed): string => (typeof project === 'string' ? project : project._id);

/**
 * The new tasks that are not in this list yet. The event of a creation, or a list that is fetched again, may arrive before its response:
 * it must be shown only once.
 */
export const unlistedCreations = (
  writes: readonly PendingWrite[],
  listed: readonly Listed[],
): CreateWrite[] => {
  const claimed = new Set<string>();
  return writes
    .filter((write) => write.kind === 'createTask')
    .filter(({ arg: { projectId, task, since = '', others = [] } }) => {
      const same = listed.find(
        (each) =>
          each.title === task.title.trim() &&
          each.createdAt > since &&
          projectOf(each) === projectId &&
          !others.includes(each._id) &&
          !claimed.has(each._id),
      );
      if (same) claimed.add(same._id);
      return !same;
    });
};
