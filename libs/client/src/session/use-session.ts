import { useMemo } from 'react';
import type { Credentials, Registration } from '@taskloom/contracts';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { login, register } from './sign-in';
import { logout } from './sign-out';

/** The session and its actions, without the token, which calls send automatically. */
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

/** The signed-in user, for screens behind the sign-in. Throws when no one is signed in. */
export function useUser() {
  const { user } = useSession();
  if (!user) throw new Error('useUser() needs a signed-in user');
  return user;
}
