import { lazy, useEffect } from 'react';
import { SCREENS } from '@taskloom/contracts';
import { savesData, whenIdle } from '@taskloom/client';
import { Route, Routes } from '@taskloom/client/router';
import { prefetch } from '../lazy-boundary/prefetch';
import { loadSignIn, SignIn } from '../sign-in/load-sign-in';
import { PrerenderedEnd } from '../sign-in/prerendered-end';
import { HomeGate } from './home-gate';
import { Inside } from '../inside/load-inside';
import { VisitorRoute } from './visitor-route';

const PROVIDER_RETURN = `${SCREENS.login}/with/:provider`;

const RegisterPage = lazy(() => import('../sign-in/register.page'));
const ForgotPasswordPage = lazy(() => import('../password-reset/forgot-password.page'));
const ResetPasswordPage = lazy(() => import('../password-reset/reset-password.page'));
const ConfirmEmailPage = lazy(() => import('../email-address/confirm-email.page'));
const ProviderReturnPage = lazy(() => import('../sign-in/providers/provider-return.page'));

/** The routes of the product (specification 2). */
export function AppRoutes() {
  // For the sign-out.
  useEffect(() => (savesData() ? undefined : whenIdle(() => prefetch(loadSignIn))), []);
  return (
    <>
      <Routes>
        <Route element={<VisitorRoute />}>
          <Route path={SCREENS.login} element={<SignIn />} />
          <Route path={SCREENS.register} element={<RegisterPage />} />
          <Route path={SCREENS.forgotPassword} element={<ForgotPasswordPage />} />
        </Route>
        {/* Also for signed-in people: the link may be for another account. */}
        <Route path={SCREENS.confirmEmail} element={<ConfirmEmailPage />} />
        <Route path={PROVIDER_RETURN} element={<ProviderReturnPage />} />
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
