import { SCREENS } from '@taskloom/contracts';
import { Navigate, useLocation } from '@taskloom/client/router';
import { rememberPath } from './return-path';

/** Redirects to the sign-in, which returns here afterwards (specification 2). */
export function SignInFirst() {
  const location = useLocation();
  return <Navigate to={SCREENS.login} replace state={rememberPath(location)} />;
}
