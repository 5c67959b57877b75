import { ValidateBy } from 'class-validator';
import { field, type FieldOptions } from './field-options.js';

/** Text that matches a pattern. */
export const PatternField = (options: FieldOptions & { label: string; pattern: RegExp }): PropertyDecorator =>
  field(
    options,
    { type: 'string', pattern: options.pattern.source },
    ValidateBy({
      name: 'pattern',
      validator: {
        validate: (value) => typeof value === 'string' && options.pattern.test(value),
        defaultMessage: (at) =>
          `${options.label} ${at?.value === undefined ? 'is required' : 'is not valid'}.`,
      },
    }),
  );

/** A list of different texts that match a pattern. */
export const PatternListField = (
  options: FieldOptions & { label: string; pattern: RegExp; most: number },
): PropertyDecorator =>
  field(
    options,
    {
      type: 'array',
      maxItems: options.most,
      uniqueItems: true,
      items: { type: 'string', pattern: options.pattern.source },
    },
    ValidateBy({
      name: 'patternList',
      validator: {
        validate: (list: unknown) =>
          Array.isArray(list) &&
          list.length <= options.most &&
          new Set(list).size === list.length &&
          list.every((item) => typeof item === 'string' && options.pattern.test(item)),
        defaultMessage: () => `${options.label} is not valid.`,
      },
    }),
  );
