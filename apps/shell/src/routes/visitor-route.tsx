import { useState } from 'react';
import { INVITE_PARAMETER, SCREENS } from '@taskloom/contracts';
import { useSession } from '@taskloom/client';
import { Navigate, Outlet, useLocation } from '@taskloom/client/router';
import { FullScreenLoading } from '@taskloom/ui/entry';
import { useTexts } from '../texts';
import { returnPath } from '../return-path/return-path';

/** The path that claims an invitation, with its token. */
const invitationPath = (search: string): string | undefined => {
  const token = new URLSearchParams(search).get(INVITE_PARAMETER);
  return token ? `${SCREENS.dashboard}?${INVITE_PARAMETER}=${encodeURIComponent(token)}` : undefined;
};

/** Routes for visitors only. Signed-in people are redirected to where they came from or to the dashboard (specification 2). */
export function VisitorRoute() {
  const t = useTexts();
  const { isAuthenticated } = useSession();
  const { state, search } = useLocation();
  const [wasSignedIn] = useState(isAuthenticated);
  if (!isAuthenticated) return <Outlet />;
  return (
    <>
      <Navigate to={invitationPath(search) ?? returnPath(state)} replace />
      {/* Until the next screen's code is there: the form that has just been sent stays as it is. */}
      {wasSignedIn ? <FullScreenLoading text={t('app.loading')} /> : <Outlet />}
    </>
  );
}
