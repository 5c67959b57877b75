import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@taskloom/contracts';
import { anything, listOf, maybe, objectOf, oneOf, text, whole, type Schema } from './schema.js';

const codes = Object.keys(ERROR_STATUS).filter((code): code is ErrorCode => code in ERROR_STATUS);

/** The shape of every error. */
export const errorSchema: Schema<ErrorBody> = objectOf(
  {
    statusCode: whole(400),
    error: text({ example: 'Not Found' }),
    code: oneOf(codes),
    message: text({ example: 'Not found.' }),
    errors: maybe(listOf(objectOf({ field: text(), message: text() }))),
    current: maybe(anything()),
  },
  'Error',
);
