import { nanoid } from '@reduxjs/toolkit';
import { fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { API_BASE } from '../routes.js';
import { answeredAhead } from './ahead.js';
import { normaliseError, type ApiError } from './api-error.js';
import { sessionEnded, type AuthState } from './auth-state.js';
import { deliver } from './outbox/deliver.js';

/** Absolute, because fetch outside a browser page (tests) takes no relative URL. */
const baseUrl = (): string => new URL(API_BASE, globalThis.location.origin).href;

export const tokenOf = (state: unknown): string | null => (state as { auth: AuthState }).auth.token;

type CallBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, object, FetchBaseQueryMeta>;

const call: CallBaseQuery = async (args, api, extra) => {
  const token = tokenOf(api.getState());
  const send = fetchBaseQuery({
    baseUrl: baseUrl(),
    credentials: 'include',
    fetchFn: async (input) => {
      const url = input instanceof Request ? input.url : String(input);
      return (api.type === 'query' && (await answeredAhead(url, token))) || fetch(input);
    },
    prepareHeaders: (headers, { getState }) => {
      const token = tokenOf(getState());
      if (token) headers.set('authorization', `Bearer ${token}`);
      return headers;
    },
  });
  const answer = await send(args, api, extra);
  if (!answer.error) return { data: answer.data, meta: answer.meta };
  const error = normaliseError(answer.error, typeof args === 'string' ? args : args.url);
  // A late answer to the session before must not end the one that has begun since.
  if (error.status === 401 && tokenOf(api.getState()) === token) api.dispatch(sessionEnded());
  return { error, meta: answer.meta };
};

/** The fault lies with the connection or the server, and may be gone the next time. */
export const isPassing = (status: number): boolean => status === 0 || status >= 500;

/** Queries are tried once more when the fault may pass (spec §7). */
const ask = retry(call, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= 1 && isPassing((error as ApiError).status),
}) as CallBaseQuery;

const KEY = 'Idempotency-Key';

/** Nobody is signed in yet, or no longer: a key would belong to nobody. */
const WITHOUT_KEY = ['login', 'register', 'logout'];

/**
 * A write whose answer got lost is sent again under the same key, so that it is done once (decisions §1). One that brings its key
 * along is retried by whoever made that.
 */
export const baseQuery: CallBaseQuery = async (args, api, extra) => {
  if (api.type === 'query' || typeof args === 'string' || WITHOUT_KEY.includes(api.endpoint))
    return ask(args, api, extra);
  const headers = new Headers(args.headers as HeadersInit | undefined);
  if (headers.has(KEY)) return ask(args, api, extra);
  headers.set(KEY, nanoid());
  const keyed = { ...args, headers };
  // What `ask` answers, unchanged.
  return (await deliver((request) => ask(request, api, extra), keyed)) as Awaited<ReturnType<CallBaseQuery>>;
};
