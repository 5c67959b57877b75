import type { ArchivedTask } from '@taskloom/contracts';
import { toCard } from '@taskloom/contracts/rtk';
import { aTask } from '@taskloom/client/standalone';
import { BILLING } from './projects';

const archived = (title: string, daysAgo: number, by: ArchivedTask['archive']['by']): ArchivedTask => ({
  ...toCard(aTask({ title, project: BILLING._id, status: 'done' })),
  archive: { at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(), by },
});

/** One task that a person archived, and one that was archived automatically. */
export const ARCHIVE: ArchivedTask[] = [
  archived('Close the old ledger', 1, BILLING.owner),
  archived('Send the last paper invoice', 16, null),
];
