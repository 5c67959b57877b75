import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';

export interface FieldOptions {
  /** The key may be absent. */
  optional?: boolean;
  /** The key may be absent when the body has one of these other keys. */
  unless?: readonly string[];
  /** The value may be null. */
  nullable?: boolean;
  description?: string;
  example?: unknown;
}

/** Common part of all field decorators: presence, and the OpenAPI property. */
export const field = (
  { optional = false, unless, nullable = false, description, example }: FieldOptions,
  schema: ApiPropertyOptions,
  ...validators: PropertyDecorator[]
): PropertyDecorator => {
  const documented = {
    ...schema,
    required: !optional && unless === undefined,
    nullable: nullable || undefined,
    description,
    example,
  };
  return applyDecorators(
    // The options' type is a union over `type`, which a spread doesn't preserve.
    ApiProperty(documented as ApiPropertyOptions),
    ...(optional || nullable
      ? [
          ValidateIf(
            (_, value: unknown) => !((optional && value === undefined) || (nullable && value === null)),
          ),
        ]
      : []),
    ...(unless === undefined
      ? []
      : [
          ValidateIf(
            (body: Record<string, unknown>, value: unknown) =>
              value !== undefined || unless.every((other) => body[other] === undefined),
          ),
        ]),
    ...validators,
  );
};
