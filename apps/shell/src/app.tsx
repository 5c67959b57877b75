import { Suspense } from 'react';
import { AppRouter } from '@taskloom/client/router';
import { Toaster } from '@taskloom/client/toasts';
import { FullScreenLoading, toastClasses, toastIcons } from '@taskloom/ui/entry';
import { CrashBoundary } from './crash/crash-boundary';
import { AppRoutes } from './routes/app-routes';
import { SessionGate } from './routes/session-gate';
import { useTexts } from './texts';

interface AppProps {
  /** Settled once it is known whether somebody is signed in. */
  sessionReady: Promise<void>;
}

/** What stands around every screen. One Suspense: session and code are waited for under the same spinner. */
export function App({ sessionReady }: AppProps) {
  const t = useTexts();
  return (
    <CrashBoundary>
      <AppRouter>
        <Suspense fallback={<FullScreenLoading text={t('app.loading')} />}>
          <SessionGate ready={sessionReady}>
            <AppRoutes />
          </SessionGate>
        </Suspense>
      </AppRouter>
      <Toaster classNames={toastClasses} icons={toastIcons} label={t('app.toasts')} />
    </CrashBoundary>
  );
}
