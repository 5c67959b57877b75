import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useGuardedHistory } from './app-router';
import { useAskBeforeUnload } from './use-ask-before-unload';

/** Asks before unsaved work is left. */
export interface UnsavedGuard {
  /** A navigation is blocked: show the confirmation. */
  asking: boolean;
  /** Stay on the page. */
  stay: () => void;
  /** Continue the blocked navigation. */
  leave: () => void;
  /** Allow the next navigation; call it after saving, right before navigating away. */
  release: () => void;
}

/**
 * Blocks every navigation while `unsaved` is true (links, `navigate`, Back and Forward), and makes the browser ask for confirmation
 * before the tab is closed or reloaded.
 * @example
 * const { asking, stay, leave } = useUnsavedGuard(text !== '');
 */
export function useUnsavedGuard(unsaved: boolean): UnsavedGuard {
  const history = useGuardedHistory();
  const released = useRef(false);
  const [waiting, setWaiting] = useState<{ proceed: () => void } | null>(null);

  useLayoutEffect(() => {
    released.current = false;
    if (!unsaved) return;
    return history.guard((proceed) => {
      if (released.current) return false;
      setWaiting({ proceed });
      return true;
    });
  }, [history, unsaved]);

  useAskBeforeUnload(unsaved);

  const release = useCallback(() => {
    released.current = true;
  }, []);
  const stay = useCallback(() => setWaiting(null), []);
  const leave = useCallback(() => {
    released.current = true;
    setWaiting(null);
    waiting?.proceed();
  }, [waiting]);

  return { asking: waiting !== null && unsaved, stay, leave, release };
}
