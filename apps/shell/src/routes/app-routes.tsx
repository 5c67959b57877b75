import { lazy } from 'react';
import { SCREENS } from '@taskloom/contracts';
import { Route, Routes } from '@taskloom/client/router';
import LoginPage from '../sign-in/login.page';
import { PrerenderedEnd } from '../sign-in/take-over';
import { HomeGate } from './home-gate';
import { loadInside } from '../inside/load-inside';
import { VisitorRoute } from './visitor-route';

const RegisterPage = lazy(() => import('../sign-in/register.page'));
const ForgotPasswordPage = lazy(() => import('../password-reset/forgot-password.page'));
const ResetPasswordPage = lazy(() => import('../password-reset/reset-password.page'));
const Inside = lazy(loadInside);

/** The routes of the product (specification 2). The sign-in page loads no other code. */
export function AppRoutes() {
  return (
    <>
      <Routes>
        <Route element={<VisitorRoute />}>
          <Route path={SCREENS.login} element={<LoginPage />} />
          <Route path={SCREENS.register} element={<RegisterPage />} />
          <Route path={SCREENS.forgotPassword} element={<ForgotPasswordPage />} />
        </Route>
        {/* Also for signed-in people: the link may be for another account. */}
        <Route path={SCREENS.resetPassword} element={<ResetPasswordPage />} />
        <Route
          path="*"
          element={
            <HomeGate>
              <Inside />
            </HomeGate>
          }
        />
      </Routes>
      <PrerenderedEnd />
    </>
  );
}
