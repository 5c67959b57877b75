import type { Attachment, Task, TaskCard } from '@taskloom/contracts';
import { errorMessage, isKept, useKeepSmallPictureMutation, type TaskPath } from '@taskloom/contracts/rtk';
import { useEditTasks } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts/all';
import { smallPictureOf } from './small-picture';

/** Makes a picture the cover of its task's card, or removes the cover; undoable. */
export function useCover(path: TaskPath, task: Task | TaskCard) {
  const t = useTexts();
  const [keep] = useKeepSmallPictureMutation();
  const edit = useEditTasks();
  const failed = (error: unknown) =>
    toast.error(t('coverFailed'), errorMessage(error, t('updateTaskFailedText')));
  return async (chosen: Attachment | null): Promise<void> => {
    if (chosen) {
      const picture = await smallPictureOf(chosen).catch(() => null);
      if (picture === null) return toast.error(t('coverFailed'), t('coverFailedText'));
      const { error } = await keep({ ...path, attachmentId: chosen._id, picture });
      if (error && !isKept(error)) return failed(error);
    }
    const changes = { cover: chosen?._id ?? null };
    const { refused } = await edit([{ projectId: path.projectId, task, changes }]);
    for (const { error } of refused) failed(error);
  };
}
