import { useMemo } from 'react';
import type { Credentials, Registration } from '@taskloom/contracts';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { login, register } from './sign-in';
import { logout } from './sign-out';

/** Who is signed in, and the three ways to change that. The token stays inside: calls carry it by themselves. */
export function useSession() {
  const { user, isAuthenticated, loading, error, initialized } = useAppSelector(({ auth }) => auth);
  const dispatch = useAppDispatch();
  const actions = useMemo(
    () => ({
      login: (credentials: Credentials) => dispatch(login(credentials)),
      register: (registration: Registration) => dispatch(register(registration)),
      logout: () => dispatch(logout()),
    }),
    [dispatch],
  );
  return { user, isAuthenticated, loading, error, initialized, ...actions };
}

/** The signed-in user, for screens behind the sign-in. Throws outside of it: that is a mistake in the routes. */
export function useUser() {
  const { user } = useSession();
  if (!user) throw new Error('useUser() was called where nobody is signed in');
  return user;
}
