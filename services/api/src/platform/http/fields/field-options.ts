import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';

export interface FieldOptions {
  /** The key may be absent. */
  optional?: boolean;
  /** The value may be null. */
  nullable?: boolean;
  description?: string;
  example?: unknown;
}

/** What every field decorator shares: presence, and its line in the OpenAPI document. */
export const field = (
  { optional = false, nullable = false, description, example }: FieldOptions,
  schema: ApiPropertyOptions,
  ...validators: PropertyDecorator[]
): PropertyDecorator => {
  const documented = {
    ...schema,
    required: !optional,
    nullable: nullable || undefined,
    description,
    example,
  };
  return applyDecorators(
    // The options' type is a union over `type`, which a spread cannot keep.
    ApiProperty(documented as ApiPropertyOptions),
    ...(optional || nullable
      ? [
          ValidateIf(
            (_, value: unknown) => !((optional && value === undefined) || (nullable && value === null)),
          ),
        ]
      : []),
    ...validators,
  );
};
