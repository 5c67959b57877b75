import { useState } from 'react';
import type { RemoteOverview } from '@taskloom/contracts';
import { errorCode, errorMessage } from '@taskloom/contracts/rtk';
import { useTexts } from '../../texts';

/** With `asksAgain` the dialog itself says what was refused, and what can be confirmed in spite of it. */
type Send = (
  revision: number,
  reason: string | undefined,
) => Promise<{ error?: unknown; asksAgain?: boolean }>;

/**
 * Sends what was confirmed under the revision that stood there when the dialog opened. Who has lost a race is told so, sees what
 * is live now, keeps what they wrote, and confirms that next.
 */
export function useConfirmed(remote: RemoteOverview, send: Send, done: () => void) {
  const t = useTexts();
  const [seen, setSeen] = useState<number | null>(remote.revision);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async (reason: string | undefined) => {
    setBusy(true);
    setProblem(null);
    const { error, asksAgain } = await send(seen ?? remote.revision, reason);
    setBusy(false);
    if (!error) return done();
    if (asksAgain) return;
    const lost = errorCode(error) === 'REMOTE_CHANGED';
    if (lost) setSeen(null);
    setProblem(lost ? t('changed', { remote: remote.name }) : errorMessage(error, t('failedToMove')));
  };
  return { busy, problem, confirm };
}
