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
