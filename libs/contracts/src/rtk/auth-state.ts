import { createAction } from '@reduxjs/toolkit';
import type { User } from '../user.js';

/** The session, in the store under `auth` (specification 3). The slice itself is in the client library. */
export interface AuthState {
  user: User | null;
  token: string | null;
  /** The first token of the session in this tab, once it has been renewed. */
  firstToken?: string;
  isAuthenticated: boolean;
  loading: boolean;
  error: string | null;
  /** True once the first check of a stored token has finished, whether it succeeded or failed. */
  initialized: boolean;
  /** The session is not verified yet, because the server can't be reached; the data is from the browser's storage. */
  unconfirmed?: boolean;
}

/** The session has another token: the response to a proof has brought it. */
export const tokenRenewed = createAction<string>('session/renewed');

/** Dispatched on a 401 from any call: the session is over (specification 8). */
export const sessionEnded = createAction('session/ended');
