import type { User } from './user.js';

export interface Credentials {
  email: string;
  password: string;
  /** From the authenticator app, or a recovery code; required after `SECOND_FACTOR_REQUIRED`. */
  code?: string;
  /** Requires no code in this browser for 30 days. */
  trustDevice?: boolean;
}

export interface Registration extends Pick<Credentials, 'email' | 'password'> {
  name: string;
  /** Single-use token from an invitation link; claims that invitation. */
  inviteToken?: string;
}

/** Response to login and register; a client rejects one that lacks either field (specification 5). */
export interface AuthResult {
  token: string;
  user: User;
}

/** Response to `POST /auth/logout`. */
export interface SignedOut {
  ok: true;
  /** Ends the session at the provider through which the person has signed in; the browser opens it. */
  url?: string;
}

/** Body of `PATCH /auth/me`. `avatar: null` returns to the generated image. */
export interface ProfileUpdate {
  name?: string;
  avatar?: string | null;
}

/** Body of `POST /auth/password`; ends all other sessions and, unless `keepTokens` is set, revokes all API tokens. */
export interface PasswordChange {
  current: string;
  next: string;
  keepTokens?: boolean;
}

/** Body of `POST /auth/password/forgot`; the response is the same for every address. */
export interface PasswordForgotten {
  email: string;
}

/** Body of `POST /auth/password/reset`; ends all sessions, revokes all API tokens and opens no session. */
export interface PasswordReset {
  /** From a reset link; works once and for 30 minutes. */
  token: string;
  password: string;
}

/** Keys under which the browser keeps the session (specification 3). */
export const STORAGE_KEYS = { auth: 'auth-storage', token: 'token' } as const;

/** The types of pictures that `POST /auth/me/avatar` accepts. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;
