import { useUnsavedGuard } from '@taskloom/client/router';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../texts/all';

interface DiscardQuestion {
  /** Runs the action at once, or asks first when there are unsaved changes. */
  attempt: (leave: () => void) => void;
  /** Render this inside the dialog that asks. */
  question: ReactNode;
  /** Call right before navigating away after saving. */
  release: () => void;
}

/** Asks before unsaved input is lost: when a dialog closes, and for links, Back and Forward. */
export function useDiscardQuestion(unsaved: boolean, onDiscard: () => void): DiscardQuestion {
  const t = useTexts();
  const guard = useUnsavedGuard(unsaved);
  const [waiting, setWaiting] = useState<{ leave: () => void } | null>(null);

  const stay = () => {
    setWaiting(null);
    guard.stay();
  };
  const discard = () => {
    onDiscard();
    guard.release();
    setWaiting(null);
    if (waiting) waiting.leave();
    else guard.leave();
  };

  return {
    attempt: (leave) => (unsaved ? setWaiting({ leave }) : leave()),
    release: guard.release,
    question: (
      <ConfirmDialog
        open={waiting !== null || guard.asking}
        title={t('leaveTitle')}
        confirmText={t('discard')}
        cancelText={t('keepEditing')}
        onConfirm={discard}
        onCancel={stay}
      >
        {t('leaveText')}
      </ConfirmDialog>
    ),
  };
}
