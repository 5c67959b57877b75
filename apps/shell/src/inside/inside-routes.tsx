import { lazy } from 'react';
import { SCREENS } from '@taskloom/contracts';
import { useSession } from '@taskloom/client';
import { Outlet, Route, Routes, useLocation } from '@taskloom/client/router';
import { ErrorBoundary } from '../error-boundary/error-boundary';
import { Frame } from '../frame/frame';
import { StrangerFrame } from '../frame/stranger-frame';
import { UnknownAddress } from '../not-found/unknown-address';
import { useRemoteRoutes } from '../remotes';
import { SignedInRoute } from './signed-in-route';

const ProfilePage = lazy(() => import('../account/profile.page'));
const SettingsPage = lazy(() => import('../settings/settings.page'));

/** A screen of the shell's own that fails leaves the frame standing; remotes see to that themselves. */
function OwnScreen() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** The protected screens and the 404. Those of remotes come from the registry's answer; none is named here. */
export function InsideRoutes() {
  const { isAuthenticated } = useSession();
  const remoteRoutes = useRemoteRoutes();
  return (
    <Routes>
      <Route element={<SignedInRoute />}>
        <Route element={<Frame />}>
          {remoteRoutes}
          <Route element={<OwnScreen />}>
            <Route path={SCREENS.profile} element={<ProfilePage />} />
            <Route path={SCREENS.settings} element={<SettingsPage />} />
          </Route>
          {isAuthenticated && <Route path="*" element={<UnknownAddress />} />}
        </Route>
      </Route>
      <Route path="*" element={<StrangerFrame />} />
    </Routes>
  );
}
