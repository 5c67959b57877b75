import { ERROR_STATUS, type ErrorCode, type FieldError } from '@taskloom/contracts';

interface Details {
  errors?: FieldError[];
  /** With `STALE_VERSION`: the object as it is now. */
  current?: unknown;
  /** Seconds, for `Retry-After`. */
  retryAfter?: number;
}

/** The only exception that modules throw on purpose. Codes belong to their module: see its `x.errors.ts`. */
export class ApiError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
    this.status = ERROR_STATUS[code];
  }
}

/** One body for "does not exist" and "not yours", byte for byte (decisions §1). */
export const notFound = (): ApiError => new ApiError('NOT_FOUND', 'Not found.');

export const forbidden = (message = 'You are not allowed to do this.'): ApiError =>
  new ApiError('FORBIDDEN', message);

/** 400 that names its fields; the first one's sentence is the whole's. */
export const invalid = (...errors: [FieldError, ...FieldError[]]): ApiError =>
  new ApiError('VALIDATION_FAILED', errors[0].message, { errors });

export const invalidField = (field: string, message: string): ApiError => invalid({ field, message });

export const malformedBody = (message: string): ApiError => new ApiError('MALFORMED_BODY', message);

export const unavailable = (retryAfter = 2): ApiError =>
  new ApiError('UNAVAILABLE', 'The service is not available right now. Please try again in a moment.', {
    retryAfter,
  });

/** The disk is full, or as full as it may get: nothing else is, so people work on. */
export const storageFull = (): ApiError =>
  new ApiError('STORAGE_FULL', 'The server has no room for more files at the moment. Please tell an admin.');

export const staleVersion = (current: unknown): ApiError =>
  new ApiError('STALE_VERSION', 'Somebody else changed this in the meantime.', { current });
