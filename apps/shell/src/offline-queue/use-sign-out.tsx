import { useState } from 'react';
import { SCREENS } from '@taskloom/contracts';
import { lazyPart, useSession } from '@taskloom/client';
import { useNavigate } from '@taskloom/client/router';
import { LazyBoundary } from '../lazy-boundary/lazy-boundary';
import { useTexts } from './texts';
import { useWaiting } from './use-offline-queue';

const SignOutQuestion = lazyPart(() => import('./sign-out-question'));

/** Signs out, after a confirmation if there are pending writes. Render `question` beside the control. */
export function useSignOut() {
  const t = useTexts();
  const { logout } = useSession();
  const navigate = useNavigate();
  const { waiting, undecided, held } = useWaiting();
  const [asking, setAsking] = useState(false);
  const count = waiting + undecided.length + held.length;
  const leave = async (): Promise<void> => {
    await logout();
    // After a deliberate sign-out, the next sign-in starts at the dashboard.
    await navigate(SCREENS.login, { replace: true, state: null });
  };
  const stopAsking = () => setAsking(false);
  const confirmed = () => {
    stopAsking();
    void leave();
  };
  const askPlainly = () => {
    stopAsking();
    // Pending writes often mean that there is no connection, so the dialog's code may be missing. The browser's own is always there.
    if (window.confirm(`${t('signOutTitle')}\n\n${t('signOutText', { count })}`)) void leave();
  };
  const question = (
    <LazyBoundary onFail={askPlainly} quiet>
      {asking && <SignOutQuestion waiting={count} onStay={stopAsking} onSignOut={confirmed} />}
    </LazyBoundary>
  );
  return { signOut: () => (count > 0 ? setAsking(true) : void leave()), question };
}
