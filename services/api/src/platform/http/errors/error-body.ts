import { STATUS_CODES } from 'node:http';
import { isNativeError } from 'node:util/types';
import { HttpException } from '@nestjs/common';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@taskloom/contracts';
import { isUnavailable, sqlState } from '../../database/index.js';
import { ApiError, notFound, storageFull, unavailable } from './api-error.js';

/** Writes that pass validation but fail in PostgreSQL: still a client error, never a 500. */
const BY_SQL_STATE: Readonly<Record<string, () => ApiError>> = {
  '22P02': notFound,
  '22021': () => new ApiError('VALIDATION_FAILED', 'The text contains characters that cannot be stored.'),
  '22P05': () => new ApiError('VALIDATION_FAILED', 'The text contains characters that cannot be stored.'),
  '22025': () => new ApiError('VALIDATION_FAILED', 'The text contains an unfinished escape.'),
  '22001': () => new ApiError('VALIDATION_FAILED', 'A text is too long.'),
  '22003': () => new ApiError('VALIDATION_FAILED', 'A number is out of range.'),
  '22007': () => new ApiError('VALIDATION_FAILED', 'A date is not valid.'),
  '22008': () => new ApiError('VALIDATION_FAILED', 'A date is out of range.'),
  '23514': () => new ApiError('VALIDATION_FAILED', 'A value is out of range.'),
  '23505': () => new ApiError('CONFLICT', 'This already exists.'),
  '23503': () => new ApiError('CONFLICT', 'Something this refers to has just been removed.'),
  '40001': () => unavailable(1),
  '40P01': () => unavailable(1),
};

/** HTTP-level errors: unknown routes, and errors thrown by Fastify and its plug-ins. */
const BY_STATUS: Readonly<Record<number, () => ApiError>> = {
  401: () => new ApiError('SESSION_INVALID', 'Please sign in.'),
  403: () => new ApiError('FORBIDDEN', 'You are not allowed to do this.'),
  404: notFound,
  409: () => new ApiError('CONFLICT', 'This conflicts with another change.'),
  413: () => new ApiError('BODY_TOO_LARGE', 'The request is too large.'),
  415: () => new ApiError('UNSUPPORTED_MEDIA_TYPE', 'This content type is not supported.'),
  416: () => new ApiError('RANGE_NOT_SATISFIABLE', 'The requested range does not exist.'),
  429: () => new ApiError('TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment.'),
  503: () => unavailable(),
};

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  if (!isNativeError(error) || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
};

/** Error codes of a full disk or an exhausted disk quota. */
const NO_ROOM = ['ENOSPC', 'EDQUOT'];

const hasNoRoom = (error: unknown): boolean =>
  isNativeError(error) && 'code' in error && NO_ROOM.includes(String(error.code));

/** Maps any thrown value to the error that the client gets. */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  if (hasNoRoom(error)) return storageFull();
  if (isUnavailable(error)) return unavailable();
  const known = BY_SQL_STATE[sqlState(error) ?? ''];
  if (known) return known();
  const status = statusOf(error);
  if (status === undefined || status >= 500) return BY_STATUS[status ?? 0]?.() ?? internal();
  return BY_STATUS[status]?.() ?? new ApiError('MALFORMED_BODY', 'The request is malformed.');
};

const internal = (): ApiError => new ApiError('INTERNAL', 'Something went wrong on our side.');

export const errorBody = ({ code, message, details }: ApiError): ErrorBody => {
  const statusCode = ERROR_STATUS[code satisfies ErrorCode];
  return {
    statusCode,
    error: STATUS_CODES[statusCode] ?? 'Error',
    code,
    message,
    ...(details.errors && { errors: details.errors }),
    ...(details.current !== undefined && { current: details.current }),
    ...(details.fields && { fields: details.fields }),
    ...(details.by && { by: details.by }),
    ...(details.ticket !== undefined && { ticket: details.ticket }),
  };
};
