import { useState } from 'react';
import { lazyPart } from '@taskloom/client';
import { Late } from '../late/late';
import { useRefusalToasts, useWaiting } from './use-outbox';

const ConflictDialog = lazyPart(() => import('./conflict-dialog'));

/** Comes up with each new conflict; closed, it waits behind the banner's button. */
export function Conflicts({ asked, onAsked }: { asked: boolean; onAsked: (asked: boolean) => void }) {
  const { undecided } = useWaiting();
  const [known, setKnown] = useState(0);
  const [needed, setNeeded] = useState(false);
  useRefusalToasts();
  if (undecided.length !== known) {
    setKnown(undecided.length);
    if (undecided.length > known) {
      setNeeded(true);
      onAsked(true);
    }
  }
  return (
    <Late onFail={() => setNeeded(false)}>
      {needed && (
        <ConflictDialog
          open={asked && undecided.length > 0}
          undecided={undecided}
          onClose={() => onAsked(false)}
        />
      )}
    </Late>
  );
}
