import type { TaskPath } from '@taskloom/contracts/rtk';
import { forgetDraft, isText, readDraft } from '../../drafts/drafts';
import { useAddComment } from './use-add-comment';

/** Sends the comment that is written but not sent. After a failure its draft stays, and a toast shows why. */
export function useSendUnsent(path: TaskPath): () => Promise<void> {
  const { add } = useAddComment(path);
  const name = `comment:${path.taskId}`;
  return async () => {
    const text = readDraft(name, isText)?.trim();
    if (text && (await add(text))) forgetDraft(name);
  };
}
