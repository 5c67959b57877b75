import { createAction } from '@reduxjs/toolkit';
import type { User } from '../user.js';

/** The session as the store keeps it under `auth` (specification 3). The slice itself lives in the client library. */
export interface AuthState {
  user: User | null;
  token: string | null;
  isAuthenticated: boolean;
  loading: boolean;
  error: string | null;
  /** True once the first look at a stored token has ended, well or badly. */
  initialized: boolean;
  /** The server could not be asked about the session yet: what is shown was kept in the browser. */
  unconfirmed?: boolean;
}

/** Dispatched on a 401 from any call: the session is over (specification 8). */
export const sessionEnded = createAction('session/ended');
