import { type PendingWrite } from '@taskloom/contracts/rtk';
import { aProject, aTask } from '@taskloom/client/test-kit';

const LEDGER = aProject({ _id: 'ledger', title: 'Ledger' });

/** A pending write of the signed-in person to a task. */
export const aPendingWrite = (part: Partial<PendingWrite> = {}): PendingWrite =>
  ({
    id: 'write-1',
    userId: 'me',
    at: 1,
    state: 'waiting',
    kept: true,
    kind: 'updateTask',
    arg: {
      projectId: LEDGER._id,
      taskId: 'task-1',
      changes: { title: 'Audit the ledger', status: 'done' },
      before: { title: 'Ledger', status: 'todo' },
      version: 1,
    },
    ...part,
  }) as PendingWrite;

/** The same as a conflict, after someone else has changed title and status. */
export const aConflict = (part: Partial<PendingWrite> = {}): PendingWrite =>
  aPendingWrite({
    state: 'conflict',
    conflict: {
      fields: ['title', 'status'],
      current: aTask({ _id: 'task-1', title: 'Close the ledger', status: 'inprogress', version: 7 }),
    },
    ...part,
  });
