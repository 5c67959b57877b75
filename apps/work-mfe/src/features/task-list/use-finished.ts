import { useCallback, useEffect, useRef, useState } from 'react';
import type { TaskHit } from '@taskloom/contracts';
import { useEditTask, type Edited } from './use-edit-task';
import { useWarnBlocked } from './use-warn-blocked';

/** How many milliseconds a finished task keeps its row, so that the next one doesn't move under the pointer. */
const STAYS_MS = 4_000;

/** Finished tasks that still have their row, in their previous state, and the functions to finish one and to undo it. */
export function useFinished() {
  const edit = useEditTask();
  const warn = useWarnBlocked();
  const [finished, setFinished] = useState<ReadonlyMap<string, TaskHit>>(new Map());
  const sent = useRef(new Map<string, Promise<Edited>>());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);

  const forget = useCallback((id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setFinished((known) => new Map([...known].filter(([other]) => other !== id)));
  }, []);

  /** The row stays while the pointer or the focus is on it. */
  const leaveLater = useCallback(
    (id: string) => {
      clearTimeout(timers.current.get(id));
      timers.current.set(
        id,
        setTimeout(() => forget(id), STAYS_MS),
      );
    },
    [forget],
  );

  const finish = useCallback(
    async (task: TaskHit) => {
      setFinished((known) => new Map(known).set(task._id, task));
      leaveLater(task._id);
      const edited = edit(task, { status: 'done' });
      sent.current.set(task._id, edited);
      if ((await edited).done) await warn(task);
      else forget(task._id);
    },
    [edit, forget, leaveLater, warn],
  );

  /** `task` as it is now: done. */
  const undo = useCallback(
    async (task: TaskHit) => {
      const before = finished.get(task._id);
      forget(task._id);
      // The response contains the version, which reveals later changes by others.
      const version = (await sent.current.get(task._id))?.version;
      if (before) await edit({ ...task, status: 'done', version }, { status: before.status });
    },
    [edit, finished, forget],
  );

  return { finished, finish, undo };
}
