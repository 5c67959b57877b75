import { usePendingWrites, useRefusedWrites } from '@taskloom/client/realtime';
import { errorMessage, isWaiting, type PendingWrite } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from './texts';

export interface Waiting {
  /** Changes that are sent as soon as they get through. */
  waiting: number;
  /** Those that met another change. */
  undecided: readonly PendingWrite[];
  /** Those that are too old to be sent without a word of the person, oldest first. */
  held: readonly PendingWrite[];
}

/** What the server has not confirmed, by what it waits for. */
export function useWaiting(): Waiting {
  const writes = usePendingWrites().filter(isWaiting);
  const undecided = writes.filter(({ state }) => state === 'conflict');
  const held = writes.filter((write) => write.held);
  return { waiting: writes.length - undecided.length - held.length, undecided, held };
}

/** Says so when a change that was kept is refused at last: what it concerns may be gone by now. */
export function useRefusalToasts(): void {
  const t = useTexts();
  useRefusedWrites((write, error) => {
    const name = write.kind === 'createTask' ? write.arg.task.title : '';
    toast.error(t('refused', { name }).trim(), errorMessage(error, t('refusedText')));
  });
}
