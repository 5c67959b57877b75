import { lazy } from 'react';
import { SCREENS } from '@taskloom/contracts';
import { useSession } from '@taskloom/client';
import { Outlet, Route, Routes, useLocation } from '@taskloom/client/router';
import { ErrorBoundary } from '../error-boundary/error-boundary';
import { Frame } from '../frame/frame';
import { StrangerFrame } from '../frame/stranger-frame';
import { UnknownAddress } from '../not-found/unknown-address';
import { useRemoteRoutes } from '../remotes';
import { FactorGate } from './factor-gate';
import { SignedInRoute } from './signed-in-route';

const ProfilePage = lazy(() => import('../account/profile.page'));
const SecurityPage = lazy(() => import('../account/security.page'));
const SettingsPage = lazy(() => import('../settings/settings.page'));

/** An error boundary for the shell's own screens, inside the frame. Remotes have their own. */
function OwnScreen() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** The protected screens and the 404. The routes of remotes come from the registry's response. */
export function InsideRoutes() {
  const { isAuthenticated } = useSession();
  const remoteRoutes = useRemoteRoutes();
  return (
    <Routes>
      <Route element={<SignedInRoute />}>
        <Route element={<FactorGate />}>
          <Route element={<Frame />}>
            {remoteRoutes}
            <Route element={<OwnScreen />}>
              <Route path={SCREENS.profile} element={<ProfilePage />} />
              <Route path={SCREENS.security} element={<SecurityPage />} />
              <Route path={SCREENS.settings} element={<SettingsPage />} />
            </Route>
            {/* Admins have a screen there, so that a visitor is asked to sign in. */}
            <Route path="/admin/*" element={<UnknownAddress />} />
            {isAuthenticated && <Route path="*" element={<UnknownAddress />} />}
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<StrangerFrame />} />
    </Routes>
  );
}
