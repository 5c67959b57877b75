import { useMemo } from 'react';
import type {
  Credentials,
  PasskeySignIn,
  ProviderCode,
  ProviderSignIn,
  Registration,
} from '@taskloom/contracts';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { login, passkeyLogin, providerCode, providerLogin, register } from './sign-in';
import { logout } from './sign-out';

/**
 * The session and its actions, without the token, which calls send automatically.
 * @example
 * const { logout } = useSession();
 */
export function useSession() {
  const { user, isAuthenticated, loading, error, initialized } = useAppSelector(({ auth }) => auth);
  const dispatch = useAppDispatch();
  const actions = useMemo(
    () => ({
      login: (credentials: Credentials) => dispatch(login(credentials)),
      passkeyLogin: (proof: PasskeySignIn) => dispatch(passkeyLogin(proof)),
      providerLogin: (response: ProviderSignIn) => dispatch(providerLogin(response)),
      providerCode: (code: ProviderCode) => dispatch(providerCode(code)),
      register: (registration: Registration) => dispatch(register(registration)),
      logout: () => dispatch(logout()),
    }),
    [dispatch],
  );
  return { user, isAuthenticated, loading, error, initialized, ...actions };
}

/**
 * The signed-in user, for screens behind the sign-in. Throws when no one is signed in.
 * @example
 * const { name } = useUser();
 */
export function useUser() {
  const { user } = useSession();
  if (!user) throw new Error('useUser() needs a signed-in user');
  return user;
}
