import { errorMessage, isKept, useDeleteAttachmentMutation, type TaskPath } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts';

/** Deletes a file of the task and shows the result in a toast (specification 8). */
export function useDeleteAttachment(path: TaskPath): (attachmentId: string) => Promise<void> {
  const t = useTexts();
  const [remove] = useDeleteAttachmentMutation();
  return async (attachmentId) => {
    const { error } = await remove({ ...path, attachmentId });
    if (isKept(error)) return;
    if (error) toast.error(t('fileDeleteFailed'), errorMessage(error, t('fileDeleteFailedText')));
    else toast.success(t('fileDeleted'));
  };
}
