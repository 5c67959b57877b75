import type { ReactNode } from 'react';
import { SCREENS } from '@taskloom/contracts';
import { useSession } from '@taskloom/client';
import { useLocation } from '@taskloom/client/router';
import { SignInFirst } from '../return-path/sign-in-first';

/** A visitor at the home goes straight to the sign-in: no list of screens is needed to know that it is protected. */
export function HomeGate({ children }: { children: ReactNode }) {
  const { isAuthenticated } = useSession();
  const { pathname } = useLocation();
  return !isAuthenticated && pathname === SCREENS.dashboard ? <SignInFirst /> : children;
}
