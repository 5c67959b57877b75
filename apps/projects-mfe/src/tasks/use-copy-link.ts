import { SCREENS } from '@taskloom/contracts';
import { toast } from '@taskloom/client/toasts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { useTexts } from '../texts/all';

/** Copies the address of a task, or of one of its comments. */
export function useCopyLink({ projectId, taskId }: TaskPath): (commentId?: string) => Promise<void> {
  const t = useTexts();
  return async (commentId) => {
    const path =
      commentId === undefined
        ? SCREENS.taskPanel(projectId, taskId)
        : SCREENS.comment(projectId, taskId, commentId);
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${path}`);
      toast.success(t('linkCopied'));
    } catch {
      // The page is not a secure context, or the permission is denied.
      toast.error(t('linkNotCopied'));
    }
  };
}
