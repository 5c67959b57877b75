import type { Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInstance, ValidateNested } from 'class-validator';
import { field, type FieldOptions } from './field-options.js';

/** An object whose fields `type` declares. */
export const ObjectField = (
  type: Class,
  { message, ...options }: FieldOptions & { message: string },
): PropertyDecorator =>
  field(
    options,
    { type: () => type },
    Type(() => type),
    IsInstance(type, { message }),
    ValidateNested(),
  );
