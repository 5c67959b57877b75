import type { ReferenceObject, SchemaObject } from '@nestjs/swagger';

type AnySchema = SchemaObject | ReferenceObject;

/** An OpenAPI schema typed with the TypeScript type that it describes. */
export interface Schema<T> {
  readonly json: AnySchema;
  /** Only for the type checker. */
  readonly of?: T;
}

type Described<S> = S extends Schema<infer T> ? T : never;
type OptionalKeys<P> = { [K in keyof P]: undefined extends Described<P[K]> ? K : never }[keyof P];
type ObjectOf<P> = { [K in Exclude<keyof P, OptionalKeys<P>>]: Described<P[K]> } & {
  [K in OptionalKeys<P>]?: Exclude<Described<P[K]>, undefined>;
};

const named = new Map<string, SchemaObject>();

/** All named schemas, for the document's components. */
export const namedSchemas = (): Record<string, SchemaObject> => Object.fromEntries(named);

export const text = (more: SchemaObject = {}): Schema<string> => ({ json: { type: 'string', ...more } });
export const id = (): Schema<string> => text({ format: 'uuid' });
export const day = (): Schema<string> => text({ format: 'date', example: '2026-12-24' });
export const instant = (): Schema<string> =>
  text({ format: 'date-time', example: '2026-11-20T10:15:00.000Z' });
export const whole = (minimum = 0): Schema<number> => ({ json: { type: 'integer', minimum } });
export const yesNo = (): Schema<boolean> => ({ json: { type: 'boolean' } });
export const anything = (): Schema<unknown> => ({ json: {} });

export const oneOf = <const V extends string>(values: readonly V[]): Schema<V> => ({
  json: { type: 'string', enum: [...values] },
});

export const listOf = <T>(item: Schema<T>): Schema<T[]> => ({ json: { type: 'array', items: item.json } });

/** An object whose keys are data. */
export const mapOf = <T>(value: Schema<T>): Schema<Record<string, T>> => ({
  json: { type: 'object', additionalProperties: value.json },
});

export const nullable = <T>(schema: Schema<T>): Schema<T | null> => ({
  json: '$ref' in schema.json ? { allOf: [schema.json], nullable: true } : { ...schema.json, nullable: true },
});

/** Refers to a component that another module declares, to avoid an import cycle. */
export const refer = <T>(name: string): Schema<T> => ({ json: { $ref: `#/components/schemas/${name}` } });

/** One of two shapes. */
export const either = <A, B>(one: Schema<A>, other: Schema<B>): Schema<A | B> => ({
  json: { oneOf: [one.json, other.json] },
});

const OPTIONAL = new WeakSet<object>();

/** A key that may be absent. */
export const maybe = <T>(schema: Schema<T>): Schema<T | undefined> => {
  const optional: Schema<T | undefined> = { json: schema.json };
  OPTIONAL.add(optional);
  return optional;
};

/** An object with exactly these keys. With a name it becomes a component. */
export const objectOf = <P extends Record<string, Schema<unknown>>>(
  properties: P,
  name?: string,
): Schema<ObjectOf<P>> => {
  const entries = Object.entries(properties);
  const json: SchemaObject = {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, schema]) => [key, schema.json])),
    required: entries.filter(([, schema]) => !OPTIONAL.has(schema)).map(([key]) => key),
    additionalProperties: false,
  };
  if (name === undefined) return { json };
  named.set(name, json);
  return { json: { $ref: `#/components/schemas/${name}` } };
};
