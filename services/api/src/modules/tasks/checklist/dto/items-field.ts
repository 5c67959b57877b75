import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@taskloom/contracts';
import { Type } from 'class-transformer';
import { ValidateBy, ValidateIf, ValidateNested } from 'class-validator';

/** One item of a checklist, or several. Rejects nested lists, which class-validator would flatten otherwise. */
export const ItemsField = (name: string, type: () => Class, several: boolean): PropertyDecorator => {
  const isItem = (value: unknown): boolean => value instanceof type();
  const validate = (value: unknown): boolean =>
    several
      ? Array.isArray(value) && value.length <= LIMITS.checklistItems && value.every(isItem)
      : isItem(value);
  const message = several
    ? `${name} must be a list of at most ${LIMITS.checklistItems} items.`
    : `${name} must be an item.`;
  return applyDecorators(
    ApiProperty(
      several
        ? { type: () => [type()], required: false, maxItems: LIMITS.checklistItems }
        : { type: () => type(), required: false },
    ),
    Type(type),
    ValidateIf((_, value: unknown) => value !== undefined),
    ValidateBy({ name: 'items', validator: { validate, defaultMessage: () => message } }),
    ValidateNested({ each: several }),
  );
};
