import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthResult, User } from '@taskloom/contracts';
import { authApi, sessionEnded, tokenRenewed, type AuthState } from '@taskloom/contracts/rtk';

/** Starts unauthenticated and uninitialised (specification 4). */
const signedOut: AuthState = {
  user: null,
  token: null,
  isAuthenticated: false,
  loading: false,
  error: null,
  initialized: false,
};

/** Responses that contain the current user. */
const newerUser = isAnyOf(
  authApi.endpoints.updateProfile.matchFulfilled,
  authApi.endpoints.uploadPicture.matchFulfilled,
  authApi.endpoints.getMe.matchFulfilled,
);

const slice = createSlice({
  name: 'auth',
  initialState: signedOut,
  reducers: {
    /** A stored token was found and is being validated. */
    tokenFound: (state, { payload }: PayloadAction<string>) => {
      state.token = payload;
      state.loading = true;
    },
    signInStarted: (state) => {
      state.loading = true;
      state.error = null;
    },
    sessionStarted: (_state, { payload }: PayloadAction<AuthResult>): AuthState => ({
      ...signedOut,
      user: payload.user,
      token: payload.token,
      isAuthenticated: true,
      initialized: true,
    }),
    /** The server has not responded yet: the person stays signed in with the stored user. */
    sessionResumed: (state, { payload }: PayloadAction<AuthResult>): AuthState => ({
      ...signedOut,
      user: payload.user,
      token: payload.token,
      isAuthenticated: true,
      initialized: true,
      unconfirmed: state.unconfirmed,
    }),
    /** The server is unreachable. */
    serverMissed: (state) => {
      state.unconfirmed = true;
    },
    /** Clears token and user (specification 4: a failed login does). */
    signInFailed: (state, { payload }: PayloadAction<string>): AuthState => ({
      ...signedOut,
      error: payload,
      initialized: state.initialized,
    }),
    initialised: (state) => {
      state.loading = false;
      state.initialized = true;
    },
    userChanged: (state, { payload }: PayloadAction<User>) => {
      if (state.isAuthenticated) state.user = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(tokenRenewed, (state, { payload }) => {
        if (!state.token) return;
        state.firstToken ??= state.token;
        state.token = payload;
      })
      .addCase(sessionEnded, (state) => ({ ...signedOut, initialized: state.initialized }))
      .addMatcher(newerUser, (state, { payload }) => {
        // A late response may be about the previous person.
        if (!state.isAuthenticated || state.user?._id !== payload._id) return;
        state.user = payload;
        delete state.unconfirmed;
      }),
});

export const authReducer = slice.reducer;
export const {
  tokenFound,
  signInStarted,
  sessionStarted,
  sessionResumed,
  serverMissed,
  signInFailed,
  initialised,
  userChanged,
} = slice.actions;
