import { ValidateBy } from 'class-validator';
import { LIMITS } from '@taskloom/contracts';
import { field, type FieldOptions } from './field-options.js';

const problemOf = (value: unknown, strict: boolean): string | undefined => {
  if (value === undefined || value === null || value === '') return 'Password is required.';
  if (typeof value !== 'string') return 'Password must be a text.';
  const bytes = Buffer.byteLength(value);
  if (strict && bytes < LIMITS.passwordMin)
    return `Password must be at least ${LIMITS.passwordMin} characters long.`;
  return bytes > LIMITS.passwordMax
    ? `Password must be at most ${LIMITS.passwordMax} bytes long.`
    : undefined;
};

/** Never trimmed; the length is checked before hashing. With `existing`, a short password is wrong rather than invalid. */
export const PasswordField = (options: FieldOptions & { existing?: boolean } = {}): PropertyDecorator => {
  const strict = !options.existing;
  return field(
    { example: 'correct horse battery', ...options },
    {
      type: 'string',
      format: 'password',
      minLength: strict ? LIMITS.passwordMin : 1,
      maxLength: LIMITS.passwordMax,
    },
    ValidateBy({
      name: 'password',
      validator: {
        validate: (value) => problemOf(value, strict) === undefined,
        defaultMessage: (at) => problemOf(at?.value, strict) ?? '',
      },
    }),
  );
};
