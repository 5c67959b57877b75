import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { MOUNT_LIMIT_MS } from '../loading/limits';
import { Fault } from '../loading/load-failure';

interface Props {
  /** Called once on the timeout: a screen that suspends forever counts as failed. */
  onTimeout: (fault: Fault) => void;
  children?: ReactNode;
}

/** The fallback while a mounted screen suspends. */
export function Waiting({ onTimeout, children }: Props) {
  const giveUp = useEffectEvent(() =>
    onTimeout(new Fault('timeout', `not drawn within ${MOUNT_LIMIT_MS} ms`)),
  );
  useEffect(() => {
    const timer = setTimeout(giveUp, MOUNT_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return children;
}
