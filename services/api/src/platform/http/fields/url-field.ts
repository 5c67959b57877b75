import { ValidateBy } from 'class-validator';
import { field, type FieldOptions } from './field-options.js';

const MAX = 2_048;

/** The URL of a picture: http(s), or a path of this installation. Excludes anything that a browser would run. */
const isPictureUrl = (value: unknown): value is string => {
  if (typeof value !== 'string' || value.length > MAX || /[\s\\]/.test(value)) return false;
  if (/^\/[^/]/.test(value)) return true;
  return /^https?:\/\/[^/]/i.test(value) && URL.canParse(value);
};

export const UrlField = (options: FieldOptions & { label: string }): PropertyDecorator =>
  field(
    options,
    { type: 'string', format: 'uri-reference', maxLength: MAX },
    ValidateBy({
      name: 'pictureUrl',
      validator: {
        validate: isPictureUrl,
        defaultMessage: () => `${options.label} must be an http(s) address or a path of this site.`,
      },
    }),
  );
