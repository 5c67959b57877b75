import type { FetchArgs } from '@reduxjs/toolkit/query';
import { isRecord } from '../../is-record.js';
import { jitter } from '../../jitter.js';
import { errorCode, isApiError, type ApiError } from '../api-error.js';

export type Answer = { data?: unknown; error?: unknown };
export type Send = (request: FetchArgs) => Answer | PromiseLike<Answer>;

/** Delays before a write without a response is sent again with the same key, milliseconds, before jitter. */
const pauses = { list: [400, 1_200] as readonly number[] };

/** For tests, which don't wait. */
export const setDeliveryPauses = (list: readonly number[]): void => {
  pauses.list = list;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, jitter(ms)));

const PASSING = [0, 429, 502, 503, 504];

/** It is unknown whether the write was done. Sending it again with the same key is safe. */
export const isTemporary = (error: unknown): boolean =>
  isApiError(error) &&
  (PASSING.includes(error.status) ||
    // The server is still processing the first request with this key.
    (error.status === 409 && errorCode(error) === 'CONFLICT'));

export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Sends a request, and retries it with delays after temporary failures. Stops when the device is offline or `signal` aborts. */
export const deliver = async (send: Send, request: FetchArgs, signal?: AbortSignal): Promise<Answer> => {
  let answer = await send(request);
  for (const ms of pauses.list) {
    if (!answer.error || !isTemporary(answer.error) || isOffline() || signal?.aborted) return answer;
    await pause(ms);
    if (signal?.aborted) return answer;
    answer = await send(request);
  }
  return answer;
};

const WAITING = 'WAITING';

/** The error of a write that is kept in the offline queue. */
export const waitingError = (url: string): ApiError => ({
  status: 0,
  url,
  message: 'The connection is lost. Your change is kept on this device and sent once it is back.',
  data: { code: WAITING },
});

export const conflictError = (url: string): ApiError => ({
  status: 0,
  url,
  message: 'Someone else changed the same fields. Choose which version to keep.',
  data: { code: 'UNDECIDED' },
});

const codeOf = (error: unknown): unknown =>
  isApiError(error) && isRecord(error.data) ? error.data.code : undefined;

/** The change is in the offline queue and will be sent, so there is no error to show. */
export const isKept = (error: unknown): boolean => codeOf(error) === WAITING;

/** Someone else changed the same fields; the person has to decide. */
export const isUndecided = (error: unknown): boolean => codeOf(error) === 'UNDECIDED';
