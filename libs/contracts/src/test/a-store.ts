import { configureStore } from '@reduxjs/toolkit';
import { api, offlineQueueReducer, sessionEnded, setDeliveryPauses, type AuthState } from '../rtk/index.js';

setDeliveryPauses([0, 0]);

const signedIn: AuthState = {
  user: null,
  token: 'token-1',
  isAuthenticated: true,
  loading: false,
  error: null,
  initialized: true,
};

/** A real store with the least that the API needs. */
export const aStore = () =>
  configureStore({
    reducer: {
      auth: (state: AuthState = signedIn, action) =>
        sessionEnded.match(action) ? { ...state, token: null, isAuthenticated: false } : state,
      [api.reducerPath]: api.reducer,
      outbox: offlineQueueReducer,
    },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

export interface Call {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

type Answer = { status?: number; body?: unknown } | 'network down';

/** Responds to calls by `METHOD path` and records them in the returned list. An array of responses is used in order. */
export const anApi = (answers: Record<string, Answer | Answer[]>) => {
  const calls: Call[] = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace('/api', '') + search;
    const text = await request.text();
    calls.push({ method: request.method, path, headers: request.headers, body: text && JSON.parse(text) });
    const found = answers[`${request.method} ${path}`];
    const answer = Array.isArray(found) ? found.shift() : found;
    if (answer === 'network down') throw new TypeError('fetch failed');
    return new Response(JSON.stringify(answer?.body ?? {}), {
      status: answer ? (answer.status ?? 200) : 404,
      headers: { 'content-type': 'application/json' },
    });
  };
  return calls;
};
