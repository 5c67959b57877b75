import { usePendingWrites, useRefusedWrites } from '@taskloom/client/realtime';
import { errorMessage, isWaiting, type PendingWrite } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../texts';

/** Changes that wait to be sent, and those that wait for a decision. */
export function useWaiting(): { waiting: number; undecided: readonly PendingWrite[] } {
  const writes = usePendingWrites().filter(isWaiting);
  const undecided = writes.filter(({ state }) => state === 'conflict');
  return { waiting: writes.length - undecided.length, undecided };
}

/** Says so when a change that was kept is refused at last: what it concerns may be gone by now. */
export function useRefusalToasts(): void {
  const t = useTexts();
  useRefusedWrites((write, error) => {
    const name = write.kind === 'createTask' ? write.arg.task.title : '';
    toast.error(t('outbox.refused', { name }).trim(), errorMessage(error, t('outbox.refusedText')));
  });
}
