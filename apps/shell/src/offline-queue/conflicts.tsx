import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@taskloom/client';
import { LazyBoundary } from '../lazy-boundary/lazy-boundary';
import { useRefusalToasts, useWaiting } from './use-offline-queue';

const ConflictDialog = lazyPart(() => import('./dialogs/conflict-dialog'));

/** Opens the dialog for each new conflict. After closing it, the banner's button opens it again. */
export function Conflicts({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
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
    onOpen(true);
  }, [count, onOpen]);
  return (
    <LazyBoundary onFail={() => setNeeded(false)}>
      {needed && (
        <ConflictDialog open={open && count > 0} undecided={undecided} onClose={() => onOpen(false)} />
      )}
    </LazyBoundary>
  );
}
