import { useSession } from '@taskloom/client';
import { Outlet } from '@taskloom/client/router';
import { SignInFirst } from '../return-path/sign-in-first';

/** Screens behind the sign-in. */
export function SignedInRoute() {
  const { isAuthenticated } = useSession();
  return isAuthenticated ? <Outlet /> : <SignInFirst />;
}
