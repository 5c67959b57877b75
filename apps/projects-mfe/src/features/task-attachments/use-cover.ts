import type { Attachment, TaskFields } from '@taskloom/contracts';
import {
  errorMessage,
  isKept,
  useKeepSmallPictureMutation,
  useUpdateTaskMutation,
  type TaskPath,
} from '@taskloom/contracts/rtk';
import { useOfferTaskUndo } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts/all';
import { smallPictureOf } from './small-picture';

export type CoverOf = Pick<TaskFields, 'title' | 'cover'>;

/** Makes a picture the cover of its task's card, or removes the cover; undoable. */
export function useCover(path: TaskPath, { title, cover = null }: CoverOf) {
  const t = useTexts();
  const [keep] = useKeepSmallPictureMutation();
  const [update] = useUpdateTaskMutation();
  const offerUndo = useOfferTaskUndo();
  const failed = (error: unknown) =>
    toast.error(t('coverFailed'), errorMessage(error, t('updateTaskFailedText')));
  return async (chosen: Attachment | null): Promise<void> => {
    if (chosen) {
      const picture = await smallPictureOf(chosen).catch(() => null);
      if (picture === null) return toast.error(t('coverFailed'), t('coverFailedText'));
      const { error } = await keep({ ...path, attachmentId: chosen._id, picture });
      if (error && !isKept(error)) return failed(error);
    }
    const written = { cover: chosen?._id ?? null };
    const { error } = await update({ ...path, changes: written });
    if (error && !isKept(error)) return failed(error);
    offerUndo([{ ...path, title, before: { cover }, written, people: [] }]);
  };
}
