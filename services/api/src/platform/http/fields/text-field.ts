import { Transform } from 'class-transformer';
import { isEmail, ValidateBy } from 'class-validator';
import { LIMITS } from '@taskloom/contracts';
import { field, type FieldOptions } from './field-options.js';

interface TextOptions extends FieldOptions {
  /** The field's name in messages: `Title`. */
  label: string;
  /** Minimum in code points, as PostgreSQL counts. 1 by default; 0 allows empty text. */
  min?: number;
  max: number;
  /** The message for empty or missing text. */
  whenEmpty?: string;
  trim?: boolean;
}

const trimmed = Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

/**
 * Spaces, control and format characters (zero-width characters, direction marks), characters ignored in display (Hangul
 * fillers, variation selectors), and the few invisible ones that Unicode counts as letters or symbols.
 */
const INVISIBLE = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/gu;

const isVisible = (text: string): boolean => text.replace(INVISIBLE, '') !== '';

const problemOf = (value: unknown, { label, min = 1, max, whenEmpty }: TextOptions): string | undefined => {
  if (value === undefined || value === null) return whenEmpty ?? `${label} is required.`;
  if (typeof value !== 'string') return `${label} must be a text.`;
  const length = [...value].length;
  if (length < min) return length === 0 ? (whenEmpty ?? `${label} is required.`) : `${label} is too short.`;
  if (min > 0 && !isVisible(value)) return `${label} must contain at least one visible character.`;
  if (length > max) return `${label} must be at most ${max.toLocaleString('en-US')} characters long.`;
  return undefined;
};

/** Text, trimmed by default. class-validator's own MaxLength doesn't count some characters. */
export const TextField = (options: TextOptions): PropertyDecorator =>
  field(
    options,
    { type: 'string', minLength: options.min ?? 1, maxLength: options.max },
    ...(options.trim === false ? [] : [trimmed]),
    ValidateBy({
      name: 'text',
      validator: {
        validate: (value) => problemOf(value, options) === undefined,
        defaultMessage: (at) => problemOf(at?.value, options) ?? '',
      },
    }),
  );

interface EmailOptions extends FieldOptions {
  label?: string;
  /** The message for an empty or missing address. */
  whenEmpty?: string;
}

const emailProblem = (value: unknown, { label, whenEmpty }: EmailOptions & { label: string }) =>
  problemOf(value, { label, max: LIMITS.email, whenEmpty }) ??
  (isEmail(value) ? undefined : `Please enter a valid ${label.toLowerCase()}.`);

/** An e-mail address, trimmed and in lower case, as addresses are compared. */
export const EmailField = (options: EmailOptions = {}): PropertyDecorator => {
  const how = { ...options, label: options.label ?? 'Email' };
  return field(
    { example: 'ada@example.com', ...options },
    { type: 'string', format: 'email', maxLength: LIMITS.email },
    Transform(({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)),
    ValidateBy({
      name: 'email',
      validator: {
        validate: (value) => emailProblem(value, how) === undefined,
        defaultMessage: (at) => emailProblem(at?.value, how) ?? '',
      },
    }),
  );
};
