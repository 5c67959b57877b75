import { useSession } from '@taskloom/client';
import { Outlet } from '@taskloom/client/router';
import { SignInFirst } from '../return-path/sign-in-first';

/** Routes that need a signed-in person. */
export function SignedInRoute() {
  const { isAuthenticated } = useSession();
  return isAuthenticated ? <Outlet /> : <SignInFirst />;
}
