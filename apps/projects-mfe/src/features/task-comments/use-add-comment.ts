import { errorMessage, useAddCommentMutation, type TaskPath } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useRef, useState } from 'react';
import { useTexts } from '../../texts';

interface Waiting {
  key: string;
  content: string;
}

/** Adds a comment; `waiting` shows it until the server has it. */
export function useAddComment(path: TaskPath) {
  const t = useTexts();
  const [send] = useAddCommentMutation();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const count = useRef(0);

  const add = async (content: string): Promise<boolean> => {
    const key = `waiting-${(count.current += 1)}`;
    setWaiting((list) => [...list, { key, content }]);
    const { error } = await send({ ...path, content });
    setWaiting((list) => list.filter((item) => item.key !== key));
    if (error) toast.error(t('commentFailed'), errorMessage(error, t('commentFailedText')));
    return !error;
  };
  return { waiting, add };
}
