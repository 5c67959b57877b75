import type { ReactNode } from 'react';
import { SCREENS } from '@taskloom/contracts';
import { useSession } from '@taskloom/client';
import { useLocation } from '@taskloom/client/router';
import { SignInFirst } from '../return-path/sign-in-first';

/** Redirects visitors from the home page to the sign-in without waiting for the registry's response. */
export function HomeGate({ children }: { children: ReactNode }) {
  const { isAuthenticated } = useSession();
  const { pathname } = useLocation();
  return !isAuthenticated && pathname === SCREENS.dashboard ? <SignInFirst /> : children;
}
