import { Suspense } from 'react';
import { useAppSelector } from '@taskloom/client';
import { AppRouter } from '@taskloom/client/router';
import { Toaster } from '@taskloom/client/toasts';
import { FullScreenLoading, toastClasses, toastIcons } from '@taskloom/ui/entry';
import { ErrorBoundary } from './error-boundary/error-boundary';
import { AppRoutes } from './routes/app-routes';
import { SessionGate } from './routes/session-gate';
import { PrerenderedEnd } from './sign-in/prerendered-end';
import { useTexts } from './texts';

interface AppProps {
  /** Settles once the session is restored and the code of the first screen is loaded. */
  ready: Promise<unknown>;
}

/** The providers around every screen. Session and code load under the same spinner. */
export function App({ ready }: AppProps) {
  const t = useTexts();
  const unconfirmed = useAppSelector(({ auth }) => auth.unconfirmed ?? false);
  const waiting = <FullScreenLoading text={t(unconfirmed ? 'app.unreachable' : 'app.loading')} />;
  return (
    <ErrorBoundary beside={<PrerenderedEnd />}>
      <AppRouter>
        <Suspense fallback={waiting}>
          <SessionGate ready={ready} waiting={waiting}>
            <AppRoutes />
          </SessionGate>
        </Suspense>
      </AppRouter>
      <Toaster classNames={toastClasses} icons={toastIcons} label={t('app.toasts')} />
    </ErrorBoundary>
  );
}
