import { useState } from 'react';
import type { RemoteOverview } from '@taskloom/contracts';
import { errorCode, errorMessage } from '@taskloom/contracts/rtk';
import { useTexts } from '../../texts';

/** With `canConfirm`, the dialog itself shows the refusal and offers to confirm anyway. */
type Send = (
  revision: number,
  reason: string | undefined,
) => Promise<{ error?: unknown; canConfirm?: boolean }>;

/**
 * Sends the confirmed operation with the revision from when the dialog opened. If it is outdated, the dialog shows what is live now,
 * keeps the input, and sends the new revision on the next attempt.
 */
export function useConfirmed(remote: RemoteOverview, send: Send, done: () => void) {
  const t = useTexts();
  const [seen, setSeen] = useState<number | null>(remote.revision);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async (reason: string | undefined) => {
    setBusy(true);
    setProblem(null);
    const { error, canConfirm } = await send(seen ?? remote.revision, reason);
    setBusy(false);
    if (!error) return done();
    if (canConfirm) return;
    const lost = errorCode(error) === 'REMOTE_CHANGED';
    if (lost) setSeen(null);
    setProblem(lost ? t('changed', { remote: remote.name }) : errorMessage(error, t('failedToMove')));
  };
  return { busy, problem, confirm };
}
