import { ERROR_STATUS, type ErrorCode, type FieldError, type PublicPerson } from '@taskloom/contracts';

/** The fields of an edit that others have changed too. */
export interface EditConflict {
  fields: string[];
  /** Who changed each of them last, where that is known. */
  by: Record<string, PublicPerson>;
}

interface Details extends Partial<EditConflict> {
  errors?: FieldError[];
  /** With `STALE_VERSION`: the current object. */
  current?: unknown;
  /** With `SECOND_FACTOR_REQUIRED`: to go on with the sign-in. */
  ticket?: string;
  /** Seconds, for `Retry-After`. */
  retryAfter?: number;
}

/** The only exception that modules throw deliberately. Each module defines its codes in `x.errors.ts`. */
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

/** "Does not exist" and "not yours" have the same body, byte for byte (specification 10). */
export const notFound = (): ApiError => new ApiError('NOT_FOUND', 'Not found.');

export const forbidden = (message = 'You are not allowed to do this.'): ApiError =>
  new ApiError('FORBIDDEN', message);

/** 400 with its fields; the first field's message is the message of the error. */
export const invalid = (...errors: [FieldError, ...FieldError[]]): ApiError =>
  new ApiError('VALIDATION_FAILED', errors[0].message, { errors });

export const invalidField = (field: string, message: string): ApiError => invalid({ field, message });

export const malformedBody = (message: string): ApiError => new ApiError('MALFORMED_BODY', message);

export const unavailable = (retryAfter = 2): ApiError =>
  new ApiError('UNAVAILABLE', 'The service is not available right now. Please try again in a moment.', {
    retryAfter,
  });

/** The disk is full or has reached its reserve. Only uploads fail; all other work goes on. */
export const storageFull = (): ApiError =>
  new ApiError(
    'STORAGE_FULL',
    'The server has no room for more files at the moment. Please contact an admin.',
  );

export const staleVersion = (current: unknown, conflict?: EditConflict): ApiError =>
  new ApiError('STALE_VERSION', 'Someone else changed this in the meantime.', { current, ...conflict });
