import { nanoid } from '@reduxjs/toolkit';
import { fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { KEPT_AT_HEADER } from '../kept-answers.js';
import { API_BASE } from '../routes.js';
import { prefetchedAnswer } from './prefetched.js';
import { normaliseError, type ApiError } from './api-error.js';
import { sessionEnded, type AuthState } from './auth-state.js';
import { keptAnswerShown } from './kept-answers.js';
import { deliver } from './offline-queue/deliver.js';

/** Absolute, because fetch outside a browser page (in tests) doesn't accept relative URLs. */
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
      return (api.type === 'query' && (await prefetchedAnswer(url, token))) || fetch(input);
    },
    prepareHeaders: (headers, { getState }) => {
      const token = tokenOf(getState());
      if (token) headers.set('authorization', `Bearer ${token}`);
      return headers;
    },
  });
  const answer = await send(args, api, extra);
  const keptAt = Date.parse(answer.meta?.response?.headers.get(KEPT_AT_HEADER) ?? '');
  if (!Number.isNaN(keptAt)) api.dispatch(keptAnswerShown(keptAt));
  if (!answer.error) return { data: answer.data, meta: answer.meta };
  const error = normaliseError(answer.error, typeof args === 'string' ? args : args.url);
  // A late response to an earlier session must not end the current one.
  if (error.status === 401 && tokenOf(api.getState()) === token) api.dispatch(sessionEnded());
  return { error, meta: answer.meta };
};

/** True for temporary failures of the connection or the server. */
export const isPassing = (status: number): boolean => status === 0 || status >= 500;

/** Queries are retried once after a temporary failure (specification 7). */
const callWithRetry = retry(call, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= 1 && isPassing((error as ApiError).status),
}) as CallBaseQuery;

const KEY = 'Idempotency-Key';

/** Idempotency keys belong to a person, and no one is signed in during or after these calls. */
const WITHOUT_KEY = ['login', 'register', 'logout'];

/**
 * A write whose response is lost is sent again with the same key, so that it is done once (specification 10). Callers that set the
 * key themselves also retry themselves.
 */
export const baseQuery: CallBaseQuery = async (args, api, extra) => {
  if (api.type === 'query' || typeof args === 'string' || WITHOUT_KEY.includes(api.endpoint))
    return callWithRetry(args, api, extra);
  const headers = new Headers(args.headers as HeadersInit | undefined);
  if (headers.has(KEY)) return callWithRetry(args, api, extra);
  headers.set(KEY, nanoid());
  const keyed = { ...args, headers };
  // `deliver` returns the result of `callWithRetry` unchanged.
  return (await deliver((request) => callWithRetry(request, api, extra), keyed)) as Awaited<
    ReturnType<CallBaseQuery>
  >;
};
