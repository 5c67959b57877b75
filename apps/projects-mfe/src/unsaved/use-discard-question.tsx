import { useUnsavedGuard } from '@taskloom/client/router';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../texts';

interface DiscardQuestion {
  /** Does it at once, or asks first while something is unsaved. */
  attempt: (leave: () => void) => void;
  /** To be drawn inside the dialog that asks. */
  question: ReactNode;
  /** Right before navigating away after saving. */
  release: () => void;
}

/** Asks before unsaved text is lost: for a dialog's own closing, for links, Back and Forward. */
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
