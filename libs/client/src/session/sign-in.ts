import type {
  AuthResult,
  Credentials,
  PasskeySignIn,
  ProviderCode,
  ProviderSignIn,
  Registration,
  User,
} from '@taskloom/contracts';
import { authApi, errorMessage, openidApi, passkeysApi } from '@taskloom/contracts/rtk';
import type { AppThunk } from '../store/app-store';
import { sessionStarted, signInFailed, signInStarted } from '../store/auth.slice';
import { isUser } from './session-storage';

/** The result of a sign-in or registration. Read `error` with `errorMessage` and `fieldErrors`. */
export type SignInOutcome = { ok: true; user: User } | { ok: false; error: unknown };

/** A response must contain both token and user (specification 5). */
const INVALID = { status: 0, url: '', message: 'Invalid response from server', data: null };

type Answer = { data?: AuthResult; error?: unknown };

const settle =
  ({ data, error }: Answer): AppThunk<SignInOutcome> =>
  (dispatch) => {
    if (data?.token && isUser(data.user)) {
      dispatch(sessionStarted({ token: data.token, user: data.user }));
      return { ok: true, user: data.user };
    }
    const failure = error ?? INVALID;
    dispatch(signInFailed(errorMessage(failure, '')));
    return { ok: false, error: failure };
  };

export const login =
  (credentials: Credentials): AppThunk<Promise<SignInOutcome>> =>
  async (dispatch) => {
    dispatch(signInStarted());
    return dispatch(settle(await dispatch(authApi.endpoints.login.initiate(credentials, { track: false }))));
  };

export const passkeyLogin =
  (proof: PasskeySignIn): AppThunk<Promise<SignInOutcome>> =>
  async (dispatch) => {
    dispatch(signInStarted());
    return dispatch(
      settle(await dispatch(passkeysApi.endpoints.passkeyLogin.initiate(proof, { track: false }))),
    );
  };

export const providerLogin =
  (response: ProviderSignIn): AppThunk<Promise<SignInOutcome>> =>
  async (dispatch) => {
    dispatch(signInStarted());
    return dispatch(
      settle(await dispatch(openidApi.endpoints.providerLogin.initiate(response, { track: false }))),
    );
  };

/** The second step after a provider has confirmed the person. */
export const providerCode =
  (code: ProviderCode): AppThunk<Promise<SignInOutcome>> =>
  async (dispatch) => {
    dispatch(signInStarted());
    return dispatch(
      settle(await dispatch(openidApi.endpoints.providerCode.initiate(code, { track: false }))),
    );
  };

export const register =
  (registration: Registration): AppThunk<Promise<SignInOutcome>> =>
  async (dispatch) => {
    dispatch(signInStarted());
    return dispatch(
      settle(await dispatch(authApi.endpoints.register.initiate(registration, { track: false }))),
    );
  };
