import { usePendingWrites, useRefusedWrites } from '@taskloom/client/realtime';
import { errorMessage, isWaiting, type PendingWrite } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from './texts';

export interface Waiting {
  /** The number of changes that are sent automatically. */
  waiting: number;
  /** Conflicts. */
  undecided: readonly PendingWrite[];
  /** Held changes, oldest first. */
  held: readonly PendingWrite[];
}

/** The pending writes by state. */
export function useWaiting(): Waiting {
  const writes = usePendingWrites().filter(isWaiting);
  const undecided = writes.filter(({ state }) => state === 'conflict');
  const held = writes.filter((write) => write.held);
  return { waiting: writes.length - undecided.length - held.length, undecided, held };
}

/** Shows a toast when the server refuses a pending write. */
export function useRefusalToasts(): void {
  const t = useTexts();
  useRefusedWrites((write, error) => {
    const name = write.kind === 'createTask' ? write.arg.task.title : '';
    toast.error(t('refused', { name }).trim(), errorMessage(error, t('refusedText')));
  });
}
