import type { TypingField } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { useRealtime } from '@taskloom/client/realtime';
import { useCallback, useEffect, useRef } from 'react';
import { throttledTyping } from './throttled-typing';

/** Time without a key press after which typing counts as stopped, in milliseconds. */
const PAUSE_MS = 3_000;
/**
 * Interval for repeating the event while typing, shorter than the timeout of the receivers, in milliseconds.
 */
const REPEAT_MS = 2_000;

/** Reports typing in a field to the others in the project: at the start, periodically, and at the end. */
export function useReportTyping(
  { projectId, taskId }: TaskPath,
  field: TypingField = 'comment',
): (isTyping: boolean) => void {
  const realtime = useRealtime();
  const typing = useRef(false);
  const reportedAt = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const report = useCallback(
    (isTyping: boolean) => {
      clearTimeout(pause.current);
      if (isTyping) pause.current = setTimeout(() => report(false), PAUSE_MS);
      const now = Date.now();
      if (typing.current === isTyping && !(isTyping && now - reportedAt.current > REPEAT_MS)) return;
      typing.current = isTyping;
      reportedAt.current = now;
      const where = field === 'comment' ? {} : { field };
      throttledTyping(realtime)({ projectId, taskId, isTyping, ...where });
    },
    [realtime, projectId, taskId, field],
  );
  useEffect(() => () => report(false), [report]);
  return report;
}
