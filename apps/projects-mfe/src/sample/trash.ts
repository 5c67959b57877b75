import { TRASH_DAYS, type TrashEntry } from '@taskloom/contracts';
import { BILLING } from './projects';

const DAY_MS = 24 * 60 * 60 * 1_000;

const entry = (
  _id: string,
  daysAgo: number,
  part: Pick<TrashEntry, 'kind' | 'title' | 'details'> & Partial<TrashEntry>,
): TrashEntry => ({
  _id,
  project: { _id: BILLING._id, title: BILLING.title },
  task: null,
  deletedBy: BILLING.owner,
  deletedAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
  purgedAt: new Date(Date.now() + (TRASH_DAYS - daysAgo) * DAY_MS).toISOString(),
  mayRestore: true,
  mayPurge: true,
  ...part,
});

const rotate = { _id: 'rotate', title: 'Rotate webhook secrets' };

/** Deleted things of each kind; the last one is removed soon. */
export const TRASH: TrashEntry[] = [
  entry('trash-1', 0, {
    kind: 'task',
    title: 'Ask the auditors for the 2025 sampling list',
    details: { status: 'todo', comments: 2, files: 1 },
  }),
  entry('trash-2', 1, {
    kind: 'file',
    title: 'counter-after-eu.png',
    task: rotate,
    details: { size: 208_896, type: 'image/png' },
  }),
  entry('trash-3', 8, { kind: 'project', title: 'Office move', details: { tasks: 31, members: 4 } }),
  entry('trash-4', 28, { kind: 'task', title: 'Compare two colour pickers', details: { status: 'done' } }),
];
