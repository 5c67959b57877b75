import type { TypingField } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { useRealtime } from '@taskloom/client/realtime';
import { useCallback, useEffect, useRef } from 'react';
import { pacedTyping } from './paced';

/** After so long without a key one has stopped typing, milliseconds. */
const PAUSE_MS = 3_000;
/** Said again while one types on, so that the others' belief lives as long as it is true, milliseconds. */
const AGAIN_MS = 2_000;

/** Tells the others in the project that one types in a field: at the beginning, now and then, and at the end. */
export function useTellTyping(
  { projectId, taskId }: TaskPath,
  field: TypingField = 'comment',
): (isTyping: boolean) => void {
  const realtime = useRealtime();
  const typing = useRef(false);
  const said = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tell = useCallback(
    (isTyping: boolean) => {
      clearTimeout(pause.current);
      if (isTyping) pause.current = setTimeout(() => tell(false), PAUSE_MS);
      const now = Date.now();
      if (typing.current === isTyping && !(isTyping && now - said.current > AGAIN_MS)) return;
      typing.current = isTyping;
      said.current = now;
      const where = field === 'comment' ? {} : { field };
      pacedTyping(realtime)({ projectId, taskId, isTyping, ...where });
    },
    [realtime, projectId, taskId, field],
  );
  useEffect(() => () => tell(false), [tell]);
  return tell;
}
