import type { ReferenceObject, SchemaObject } from '@nestjs/swagger';

type AnySchema = SchemaObject | ReferenceObject;

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '01890a5d-ac96-774b-bcce-b302099a8057',
  date: '2026-12-24',
  'date-time': '2026-11-20T10:15:00.000Z',
  email: 'ada@example.com',
  binary: 'the bytes of the file',
};

/** An example value of a schema, built from the examples of its parts. */
export const exampleOf = (schema: AnySchema, components: Record<string, AnySchema>): unknown => {
  if ('$ref' in schema) {
    const part = components[schema.$ref.split('/').at(-1) ?? ''];
    return part && exampleOf(part, components);
  }
  const [first] = schema.oneOf ?? schema.allOf ?? [];
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return schema.enum[0];
  if (first) return exampleOf(first, components);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, part]) => [key, exampleOf(part, components)]),
      );
    case 'array':
      return schema.items ? [exampleOf(schema.items, components)] : [];
    case 'integer':
      return schema.minimum ?? 0;
    case 'boolean':
      return true;
    case 'string':
      return BY_FORMAT[schema.format ?? ''] ?? 'Text';
    default:
      return undefined;
  }
};
