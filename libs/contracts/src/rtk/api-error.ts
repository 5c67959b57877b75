import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ErrorBody, ErrorCode, FieldError } from '../errors.js';
import { isRecord } from '../is-record.js';

/** Every failed call in one shape (specification 8). */
export interface ApiError {
  /** HTTP status; 0 without a response. */
  status: number;
  url: string;
  /** The server's message, or else the client's own; when it is empty, screens show their default. */
  message: string;
  data: unknown;
}

/** The client's messages for calls without a response. */
const OWN_MESSAGES: Record<string, string> = {
  FETCH_ERROR: 'The server could not be reached. Check your connection and try again.',
  TIMEOUT_ERROR: 'The server took too long to answer. Please try again.',
  PARSING_ERROR: 'Invalid response from server',
};

const serverMessage = (data: unknown): string | undefined =>
  isRecord(data) && typeof data.message === 'string' && data.message !== '' ? data.message : undefined;

/**
 * Turns a fetch failure into status, url, message and data.
 * @internal
 */
export const normaliseError = (error: FetchBaseQueryError, url: string): ApiError => {
  const parsing = error.status === 'PARSING_ERROR';
  const status = typeof error.status === 'number' ? error.status : parsing ? error.originalStatus : 0;
  const own = OWN_MESSAGES[error.status] ?? '';
  return { status, url, message: serverMessage(error.data) ?? own, data: error.data };
};

/**
 * Whether an error comes from a call, also one that did not reach the server.
 * @example
 * if (isApiError(error)) toast.error('It could not be saved', errorMessage(error, ''));
 */
export const isApiError = (error: unknown): error is ApiError =>
  isRecord(error) && typeof error.status === 'number' && typeof error.message === 'string' && 'url' in error;

/**
 * The message to show: the server's or client's, or else the screen's default (specification 8).
 * @example
 * toast.error(errorMessage(error, 'It could not be saved'));
 */
export const errorMessage = (error: unknown, fallback: string): string => {
  if (isApiError(error)) return error.message || fallback;
  return isRecord(error) && typeof error.message === 'string' && error.message ? error.message : fallback;
};

const body = (error: unknown): Partial<ErrorBody> =>
  isApiError(error) && isRecord(error.data) ? error.data : {};

/**
 * The machine-readable code of an API error, if it has one.
 * @example
 * if (errorCode(error) === 'NOT_FOUND') return <NotFound title="This task does not exist" />;
 */
export const errorCode = (error: unknown): ErrorCode | undefined => body(error).code;

/**
 * The server's validation errors, to be shown under their fields.
 * @example
 * const title = fieldErrors(error).find(({ field }) => field === 'title')?.message;
 */
export const fieldErrors = (error: unknown): FieldError[] => body(error).errors ?? [];
