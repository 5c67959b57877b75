import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { MOUNT_LIMIT_MS } from '../loading/limits';
import { Fault } from '../loading/load-failure';

interface Props {
  /** Told once, when it has stood for too long: a screen that waits for ever is a failed one. */
  onOver: (fault: Fault) => void;
  children?: ReactNode;
}

/** What stands while a screen waits for something that it asked for itself. */
export function Waiting({ onOver, children }: Props) {
  const giveUp = useEffectEvent(() => onOver(new Fault('timeout', `not drawn within ${MOUNT_LIMIT_MS} ms`)));
  useEffect(() => {
    const timer = setTimeout(giveUp, MOUNT_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return children;
}
