import { CLIENT_EVENTS } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { useProjectRoom, useRealtime } from '@taskloom/client/realtime';
import { useEffect } from 'react';

/** Reports to others in the project that the viewer has this task open, again after each reconnect. */
export function useShowOpen({ projectId, taskId }: TaskPath): void {
  const { send } = useRealtime();
  const joined = useProjectRoom(projectId).status === 'joined';
  useEffect(() => {
    if (!joined) return undefined;
    send(CLIENT_EVENTS.openTask, { projectId, taskId });
    return () => send(CLIENT_EVENTS.openTask, { projectId, taskId: null });
  }, [send, joined, projectId, taskId]);
}
