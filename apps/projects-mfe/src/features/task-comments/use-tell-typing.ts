import type { TaskPath } from '@taskloom/contracts/rtk';
import { useRealtime } from '@taskloom/client/realtime';
import { useCallback, useEffect, useRef } from 'react';

/** After so long without a key one has stopped typing, milliseconds. */
const PAUSE_MS = 3_000;

/** Tells the others in the project that one types a comment: once at the beginning, once at the end. */
export function useTellTyping({ projectId, taskId }: TaskPath): (isTyping: boolean) => void {
  const realtime = useRealtime();
  const typing = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tell = useCallback(
    (isTyping: boolean) => {
      clearTimeout(pause.current);
      if (isTyping) pause.current = setTimeout(() => tell(false), PAUSE_MS);
      if (typing.current === isTyping) return;
      typing.current = isTyping;
      realtime.send('typing', { projectId, taskId, isTyping });
    },
    [realtime, projectId, taskId],
  );
  useEffect(() => () => tell(false), [tell]);
  return tell;
}
