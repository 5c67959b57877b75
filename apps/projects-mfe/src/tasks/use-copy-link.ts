import { SCREENS } from '@taskloom/contracts';
import { toast } from '@taskloom/client/toasts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { useTexts } from '../texts';

/** Copies the address of a task. */
export function useCopyLink({ projectId, taskId }: TaskPath): () => Promise<void> {
  const t = useTexts();
  return async () => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${SCREENS.taskPanel(projectId, taskId)}`);
      toast.success(t('linkCopied'));
    } catch {
      // The page is not a secure context, or the permission is denied.
      toast.error(t('linkNotCopied'));
    }
  };
}
