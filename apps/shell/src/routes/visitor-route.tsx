import { useState } from 'react';
import { useSession } from '@taskloom/client';
import { Navigate, Outlet, useLocation } from '@taskloom/client/router';
import { FullScreenLoading } from '@taskloom/ui/entry';
import { useTexts } from '../texts';
import { returnPath } from './return-path';

/** Screens for visitors only: who is signed in goes back to where they came from, else to the dashboard (spec §2). */
export function VisitorRoute() {
  const t = useTexts();
  const { isAuthenticated } = useSession();
  const { state } = useLocation();
  const [wasSignedIn] = useState(isAuthenticated);
  if (!isAuthenticated) return <Outlet />;
  return (
    <>
      <Navigate to={returnPath(state)} replace />
      {/* Until the next screen's code is there: the form that has just been sent stays as it is. */}
      {wasSignedIn ? <FullScreenLoading text={t('app.loading')} /> : <Outlet />}
    </>
  );
}
