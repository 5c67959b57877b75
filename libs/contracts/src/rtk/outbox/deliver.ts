import type { FetchArgs } from '@reduxjs/toolkit/query';
import { errorCode, isApiError, type ApiError } from '../api-error.js';

export type Answer = { data?: unknown; error?: unknown };
export type Send = (request: FetchArgs) => Answer | PromiseLike<Answer>;

/** Waits before a write without an answer is sent again under the same key, milliseconds; each is shortened by chance. */
const pauses = { list: [400, 1_200] as readonly number[] };

/** For tests: nobody waits there. */
export const setDeliveryPauses = (list: readonly number[]): void => {
  pauses.list = list;
};

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms * (0.5 + Math.random() / 2)));

const PASSING = [0, 429, 502, 503, 504];

/** The write may or may not have been done, or was not looked at: the same key asks again without harm. */
export const mayPass = (error: unknown): boolean =>
  isApiError(error) &&
  (PASSING.includes(error.status) ||
    // The first request with this key is still being worked on.
    (error.status === 409 && errorCode(error) === 'CONFLICT'));

export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Sends until there is an answer, or until it is plain that none will come soon. */
export const deliver = async (send: Send, request: FetchArgs): Promise<Answer> => {
  let answer = await send(request);
  for (const ms of pauses.list) {
    if (!answer.error || !mayPass(answer.error) || isOffline()) return answer;
    await pause(ms);
    answer = await send(request);
  }
  return answer;
};

const WAITING = 'WAITING';

/** Not refused: kept on this device, and sent once the connection is back. */
export const waitingError = (url: string): ApiError => ({
  status: 0,
  url,
  message: 'The connection is lost. Your change is kept on this device and sent once it is back.',
  data: { code: WAITING },
});

export const conflictError = (url: string): ApiError => ({
  status: 0,
  url,
  message: 'Somebody else changed the same. Choose which of the two to keep.',
  data: { code: 'UNDECIDED' },
});

const codeOf = (error: unknown): unknown =>
  isApiError(error) && typeof error.data === 'object' && error.data !== null && 'code' in error.data
    ? error.data.code
    : undefined;

/** The change is safe and will be sent: no failure to tell of. */
export const isKept = (error: unknown): boolean => codeOf(error) === WAITING;

/** Somebody else changed the same fields; the person is being asked. */
export const isUndecided = (error: unknown): boolean => codeOf(error) === 'UNDECIDED';
