import { IsIn, ValidateBy } from 'class-validator';
import { Transform } from 'class-transformer';
import { parseDay } from '@taskloom/contracts';
import { isUuid } from './uuid.js';
import { field, type FieldOptions } from './field-options.js';

/** A sentence stays short enough to read; the API's description lists every value. */
const MOST_NAMED = 12;

const expected = (values: readonly string[], count: 'one' | 'some'): string => {
  if (values.length <= MOST_NAMED) return `must be ${count} of ${values.join(', ')}`;
  return count === 'one' ? 'is not a known value' : 'must be known values';
};

/** One of the given literal values. */
export const EnumField = (
  values: readonly string[],
  options: FieldOptions & { label: string },
): PropertyDecorator =>
  field(
    options,
    { enum: [...values], type: 'string' },
    IsIn(values, { message: `${options.label} ${expected(values, 'one')}.` }),
  );

/** A subset of the given values, without duplicates. */
export const EnumListField = (
  values: readonly string[],
  options: FieldOptions & { label: string },
): PropertyDecorator =>
  field(
    options,
    { type: 'array', maxItems: values.length, items: { type: 'string', enum: [...values] } },
    ValidateBy({
      name: 'enumList',
      validator: {
        validate: (list: unknown) =>
          Array.isArray(list) &&
          new Set(list).size === list.length &&
          list.every((value: unknown) => values.some((known) => known === value)),
        defaultMessage: () => `${options.label} ${expected(values, 'some')}.`,
      },
    }),
  );

/** A calendar day: `YYYY-MM-DD`, or a full ISO string, which is cut to its day. The service checks the range. */
export const DayField = (options: FieldOptions & { label: string }): PropertyDecorator =>
  field(
    { example: '2026-12-24', ...options },
    { type: 'string', format: 'date' },
    Transform(({ value }) => (typeof value === 'string' ? (parseDay(value) ?? value) : value)),
    ValidateBy({
      name: 'day',
      validator: {
        validate: (value) => typeof value === 'string' && parseDay(value) !== null,
        defaultMessage: (at) =>
          at?.value === undefined || at.value === null
            ? `${options.label} is required.`
            : `${options.label} must be a date (YYYY-MM-DD).`,
      },
    }),
  );

/** The id of another object. The service checks that it exists. */
export const IdField = (options: FieldOptions & { label: string }): PropertyDecorator =>
  field(
    options,
    { type: 'string', format: 'uuid' },
    ValidateBy({
      name: 'id',
      validator: {
        validate: isUuid,
        defaultMessage: () => `${options.label} must be an id.`,
      },
    }),
  );

/** Ids of other objects, each once. The service checks that they exist. */
export const IdListField = (options: FieldOptions & { label: string; most: number }): PropertyDecorator =>
  field(
    options,
    { type: 'array', maxItems: options.most, items: { type: 'string', format: 'uuid' } },
    ValidateBy({
      name: 'idList',
      validator: {
        validate: (list: unknown) =>
          Array.isArray(list) &&
          list.length <= options.most &&
          new Set(list).size === list.length &&
          list.every(isUuid),
        defaultMessage: () => `${options.label} must be a list of at most ${options.most} ids, each once.`,
      },
    }),
  );

/** A whole number; query strings are converted. */
export const WholeNumberField = (
  options: FieldOptions & { label: string; min: number; max: number },
): PropertyDecorator => {
  const { label, min, max } = options;
  return field(
    options,
    { type: 'integer', minimum: min, maximum: max },
    Transform(({ value }) =>
      typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
    ),
    ValidateBy({
      name: 'wholeNumber',
      validator: {
        validate: (value) => Number.isInteger(value) && value >= min && value <= max,
        defaultMessage: () => `${label} must be a whole number from ${min} to ${max}.`,
      },
    }),
  );
};

/** A boolean; query strings `true` and `false` are converted. */
export const BooleanField = (options: FieldOptions & { label: string }): PropertyDecorator =>
  field(
    options,
    { type: 'boolean' },
    Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value)),
    ValidateBy({
      name: 'yesOrNo',
      validator: {
        validate: (value) => typeof value === 'boolean',
        defaultMessage: () => `${options.label} must be true or false.`,
      },
    }),
  );
