import { useCallback, useEffect, useRef, useState } from 'react';
import type { TaskHit } from '@taskloom/contracts';
import { useEditHits, type Edited } from './use-edit-hits';
import { useWarnBlocked } from './use-warn-blocked';

/** How many milliseconds a finished task keeps its row, so that the next one doesn't move under the pointer and its Undo stays in reach. */
const STAYS_MS = 10_000;

/** Finished tasks that still have their row, in their previous state, and the functions to finish tasks and to undo one. */
export function useFinished() {
  const warn = useWarnBlocked();
  const [finished, setFinished] = useState<ReadonlyMap<string, TaskHit>>(new Map());
  const sent = useRef(new Map<string, Promise<Edited>>());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);

  const forget = useCallback((ids: readonly string[]) => {
    for (const id of ids) {
      clearTimeout(timers.current.get(id));
      timers.current.delete(id);
      sent.current.delete(id);
    }
    setFinished((known) => new Map([...known].filter(([other]) => !ids.includes(other))));
  }, []);
  const edit = useEditHits(forget);

  const leaveLater = useCallback(
    (id: string) => {
      clearTimeout(timers.current.get(id));
      timers.current.set(
        id,
        setTimeout(() => forget([id]), STAYS_MS),
      );
    },
    [forget],
  );

  const finish = useCallback(
    async (tasks: readonly TaskHit[]) => {
      setFinished((known) => new Map([...known, ...tasks.map((task) => [task._id, task] as const)]));
      const edited = edit(tasks, { status: 'done' });
      for (const { _id } of tasks) {
        leaveLater(_id);
        sent.current.set(_id, edited);
      }
      const { refused } = await edited;
      forget(refused.map(({ _id }) => _id));
      for (const task of tasks) if (!refused.includes(task)) await warn(task);
    },
    [edit, forget, leaveLater, warn],
  );

  /** Once the server has answered, because the answer reveals later changes by others. */
  const undo = useCallback(
    async ({ _id }: TaskHit) => {
      const edited = sent.current.get(_id);
      forget([_id]);
      await (await edited)?.undo(_id);
    },
    [forget],
  );

  return { finished, finish, undo };
}
