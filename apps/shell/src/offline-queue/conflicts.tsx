import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@taskloom/client';
import { LazyBoundary } from '../lazy-boundary/lazy-boundary';
import { useRefusalToasts, useWaiting } from './use-offline-queue';

const ConflictDialog = lazyPart(() => import('./conflict-dialog'));

/** Comes up with each new conflict; closed, it waits behind the banner's button. */
export function Conflicts({ asked, onAsked }: { asked: boolean; onAsked: (asked: boolean) => void }) {
  const { undecided } = useWaiting();
  const known = useRef(0);
  const [needed, setNeeded] = useState(false);
  const count = undecided.length;
  useRefusalToasts();
  useEffect(() => {
    const isNew = count > known.current;
    known.current = count;
    if (!isNew) return;
    setNeeded(true);
    onAsked(true);
  }, [count, onAsked]);
  return (
    <LazyBoundary onFail={() => setNeeded(false)}>
      {needed && (
        <ConflictDialog open={asked && count > 0} undecided={undecided} onClose={() => onAsked(false)} />
      )}
    </LazyBoundary>
  );
}
