import { useEffect, useState } from 'react';
import { lazyPart } from '@taskloom/client';
import type { PendingWrite } from '@taskloom/contracts/rtk';
import { LazyBoundary } from '../lazy-boundary/lazy-boundary';

const HeldDialog = lazyPart(() => import('./dialogs/held-dialog'));

interface HeldProps {
  open: boolean;
  held: readonly PendingWrite[];
  onClose: () => void;
}

/** Held changes, with a dialog to send or discard each of them. */
export function Held({ open, held, onClose }: HeldProps) {
  const [needed, setNeeded] = useState(false);
  if (open && !needed) setNeeded(true);
  // Closes after the last decision, so that the dialog does not open automatically for a later change.
  const decided = open && held.length === 0;
  useEffect(() => {
    if (decided) onClose();
  }, [decided, onClose]);
  const fail = () => {
    setNeeded(false);
    onClose();
  };
  return (
    <LazyBoundary onFail={fail}>
      {needed && <HeldDialog open={open && held.length > 0} held={held} onClose={onClose} />}
    </LazyBoundary>
  );
}
