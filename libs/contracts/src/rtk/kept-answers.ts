import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from './auth-state.js';

/** Kept responses on the screen, in the store under `kept`. */
export interface KeptAnswersState {
  /** When the server sent the oldest of them, as a timestamp; null while every response is from the server. */
  at: number | null;
}

const none: KeptAnswersState = { at: null };

const slice = createSlice({
  name: 'kept',
  initialState: none,
  reducers: {
    /** A query got a response that was kept in the browser, because the server can't be reached. */
    keptAnswerShown: (state, { payload }: PayloadAction<number>) => {
      state.at = Math.min(state.at ?? payload, payload);
    },
    /** All queries are sent to the server again. */
    keptAnswersRequested: (): KeptAnswersState => none,
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => none),
});

export const keptAnswersReducer = slice.reducer;
export const { keptAnswerShown, keptAnswersRequested } = slice.actions;
