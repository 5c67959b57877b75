import { nanoid } from '@reduxjs/toolkit';
import { fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { KEPT_AT_HEADER } from '../kept-answers.js';
import { API_BASE } from '../routes.js';
import { SESSION_TOKEN_HEADER } from '../sessions.js';
import { prefetchedAnswer } from './prefetched.js';
import { errorCode, normaliseError, type ApiError } from './api-error.js';
import { sessionEnded, tokenRenewed, type AuthState } from './auth-state.js';
import { keptAnswerShown } from './kept-answers.js';
import { announceResponse } from './project-responses.js';
import { deliver } from './offline-queue/deliver.js';
import { askForProof } from './step-up.js';

/** Absolute, because fetch outside a browser page (in tests) doesn't accept relative URLs. */
const baseUrl = (): string => new URL(API_BASE, globalThis.location.origin).href;

export const tokenOf = (state: unknown): string | null => (state as { auth: AuthState }).auth.token;

type CallBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, object, FetchBaseQueryMeta>;

const firstTokenOf = (state: unknown): string | null =>
  (state as { auth: AuthState }).auth.firstToken ?? tokenOf(state);

/** The same session has another token. */
const isRenewed = (before: unknown, now: unknown): boolean =>
  firstTokenOf(before) === firstTokenOf(now) && tokenOf(before) !== tokenOf(now);

const call: CallBaseQuery = async (args, api, extra) => {
  const before = api.getState();
  const token = tokenOf(before);
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
  const renewed = answer.meta?.response?.headers.get(SESSION_TOKEN_HEADER);
  if (renewed && tokenOf(api.getState()) === token) api.dispatch(tokenRenewed(renewed));
  const keptAt = Date.parse(answer.meta?.response?.headers.get(KEPT_AT_HEADER) ?? '');
  if (!Number.isNaN(keptAt)) api.dispatch(keptAnswerShown(keptAt));
  if (!answer.error) {
    if (api.type === 'query' && api.endpoint !== 'getChanges') announceResponse(answer.meta);
    return { data: answer.data, meta: answer.meta };
  }
  const error = normaliseError(answer.error, typeof args === 'string' ? args : args.url);
  if (error.status !== 401) return { error, meta: answer.meta };
  // A late response to an earlier session must not end the current one.
  if (tokenOf(api.getState()) === token) api.dispatch(sessionEnded());
  // Another tab has renewed the token in the meantime, and this request was too late with the one before.
  if (isRenewed(before, api.getState())) return call(args, api, extra);
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
const WITHOUT_KEY = [
  'login',
  'beginPasskeyLogin',
  'passkeyLogin',
  'startProviderLogin',
  'providerLogin',
  'providerCode',
  'register',
  'logout',
];

/**
 * A write whose response is lost is sent again with the same key, so that it is done once (specification 10). Callers that set the
 * key themselves also retry themselves.
 */
const callWithKey: CallBaseQuery = async (args, api, extra) => {
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

/** A call that needs a recent proof is repeated once the person has given it. */
export const baseQuery: CallBaseQuery = async (args, api, extra) => {
  const before = api.getState();
  const answer = await callWithKey(args, api, extra);
  const needsProof = answer.error && errorCode(answer.error) === 'STEP_UP_REQUIRED';
  // After a proof in another tab, only the renewed token has it.
  if (!needsProof || !(isRenewed(before, api.getState()) || (await askForProof()))) return answer;
  return callWithKey(args, api, extra);
};
