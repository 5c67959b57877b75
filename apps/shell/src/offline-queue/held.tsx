import { useEffect, useState } from 'react';
import { lazyPart } from '@taskloom/client';
import type { PendingWrite } from '@taskloom/contracts/rtk';
import { LazyBoundary } from '../lazy-boundary/lazy-boundary';

const HeldDialog = lazyPart(() => import('./held-dialog'));

interface HeldProps {
  asked: boolean;
  held: readonly PendingWrite[];
  onClose: () => void;
}

/** Changes that are too old to be sent without being asked about; they stay until each is sent or discarded. */
export function Held({ asked, held, onClose }: HeldProps) {
  const [needed, setNeeded] = useState(false);
  if (asked && !needed) setNeeded(true);
  // The last answer ends the question, so that a later one does not open by itself.
  const answered = asked && held.length === 0;
  useEffect(() => {
    if (answered) onClose();
  }, [answered, onClose]);
  const fail = () => {
    setNeeded(false);
    onClose();
  };
  return (
    <LazyBoundary onFail={fail}>
      {needed && <HeldDialog open={asked && held.length > 0} held={held} onClose={onClose} />}
    </LazyBoundary>
  );
}
