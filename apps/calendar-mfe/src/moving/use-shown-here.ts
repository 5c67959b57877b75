import type { TaskHit } from '@taskloom/contracts';
import { useCallback, useRef, useState } from 'react';

/** A task that this screen has moved or created, and when, in milliseconds since 1970. */
export interface ShownHere {
  task: TaskHit;
  at: number;
}

/** More are not needed: the list is requested again after each change. */
const MOST = 20;

/** Tasks that were moved into weeks that didn't contain them, or created; shown until the next response of the server. */
export function useShownHere() {
  const [here, setHere] = useState<readonly ShownHere[]>([]);
  const latest = useRef(here);
  const show = useCallback((task: TaskHit, deadline: string | null) => {
    const others = latest.current.filter((each) => each.task._id !== task._id);
    latest.current = [...others, { task: { ...task, deadline }, at: Date.now() }].slice(-MOST);
    setHere(latest.current);
  }, []);
  return { here, show };
}
