import type { Attachment } from '@taskloom/contracts';
import { errorMessage, isKept, useDeleteAttachmentMutation, type TaskPath } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useOfferRestore } from '../../restoring/use-restore';
import { useTexts } from '../../texts/all';

/** Deletes a file of the task and shows the result in a toast (specification 8). */
export function useDeleteAttachment(
  path: TaskPath,
): (file: Pick<Attachment, '_id' | 'name'>) => Promise<void> {
  const t = useTexts();
  const [remove] = useDeleteAttachmentMutation();
  const offerRestore = useOfferRestore();
  return async ({ _id: attachmentId, name }) => {
    const { error } = await remove({ ...path, attachmentId });
    if (isKept(error)) return;
    if (error) return toast.error(t('fileDeleteFailed'), errorMessage(error, t('fileDeleteFailedText')));
    offerRestore({
      kind: 'file-deleted',
      title: (count) => (count === 1 ? t('fileDeleted') : t('filesDeleted', { count })),
      projectId: path.projectId,
      id: attachmentId,
      name,
    });
  };
}
