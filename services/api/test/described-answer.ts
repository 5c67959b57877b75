import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ERROR_STATUS, isRecord } from '@taskloom/contracts';
import { createDocument } from '../src/platform/openapi/index.js';

type Json = Record<string, unknown>;
type Operations = { method: string; path: RegExp; responses: Json }[];

/** Building it takes half a second of CPU. The applications of all specs in a group have the same routes and share it. */
let shared: OpenAPIObject | undefined;
export const documentOf = (app: INestApplication): OpenAPIObject => (shared ??= createDocument(app));

const read = (document: OpenAPIObject) => {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
      responses: isRecord(operation) && isRecord(operation.responses) ? operation.responses : {},
    })),
  );
  const schemas: unknown = document.components?.schemas;
  return { operations, schemas: isRecord(schemas) ? schemas : {} };
};

const contentSchema = (response: unknown): unknown => {
  const content =
    isRecord(response) && isRecord(response.content) ? response.content['application/json'] : undefined;
  return isRecord(content) ? content.schema : undefined;
};

let known: { operations: Operations; schemas: Json } | undefined;

/** Differences between a JSON response and the OpenAPI document; empty when it conforms. */
export const undescribed = (
  app: INestApplication,
  { method, path, status, body }: { method: string; path: string; status: number; body: unknown },
): string[] => {
  const { operations, schemas } = (known ??= read(documentOf(app)));
  const operation = operations.find((one) => one.method === method && one.path.test(path));
  if (status >= 400) {
    const isDescribed = !operation || status === 500 || status in operation.responses;
    return [...(isDescribed ? [] : [`${status} is not described`]), ...errorProblems(status, body, schemas)];
  }
  const schema = contentSchema(operation?.responses[status]);
  return schema === undefined ? [] : problems(body, schema, schemas, 'body');
};

const errorProblems = (status: number, body: unknown, schemas: Json): string[] => {
  const wrong = problems(body, schemas.ErrorDto, schemas, 'body');
  if (wrong.length > 0 || !isRecord(body)) return wrong;
  const expected = Object.entries(ERROR_STATUS).find(([code]) => code === body.code)?.[1];
  return body.statusCode === status && expected === status
    ? []
    : [`${body.code} says ${body.statusCode} and belongs to ${expected}, but the status is ${status}`];
};

const FORMATS: Record<string, RegExp> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
};

const problems = (value: unknown, schema: unknown, schemas: Json, at: string): string[] => {
  if (!isRecord(schema)) return [`${at}: no schema`];
  if (value === null && schema.nullable === true) return [];
  if (typeof schema.$ref === 'string') {
    return problems(value, schemas[schema.$ref.split('/').at(-1) ?? ''], schemas, at);
  }
  if (Array.isArray(schema.oneOf)) {
    const each = schema.oneOf.map((part) => problems(value, part, schemas, at));
    return each.some((found) => found.length === 0) ? [] : each.flat();
  }
  if (Array.isArray(schema.allOf)) return schema.allOf.flatMap((part) => problems(value, part, schemas, at));
  switch (schema.type) {
    case 'object':
      return objectProblems(value, schema, schemas, at);
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item, n) => problems(item, schema.items, schemas, `${at}[${n}]`))
        : [`${at}: not an array`];
    case 'string':
      return textProblems(value, schema, at);
    case 'integer':
      return Number.isInteger(value) ? [] : [`${at}: not an integer`];
    case 'boolean':
      return typeof value === 'boolean' ? [] : [`${at}: not a boolean`];
    default:
      return [];
  }
};

const objectProblems = (value: unknown, schema: Json, schemas: Json, at: string): string[] => {
  if (!isRecord(value)) return [`${at}: not an object`];
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const others = schema.additionalProperties;
  const required = Array.isArray(schema.required) ? schema.required : [];
  return [
    ...required.filter((key) => !(key in value)).map((key) => `${at}.${key}: missing`),
    ...Object.keys(value).flatMap((key) =>
      key in properties
        ? problems(value[key], properties[key], schemas, `${at}.${key}`)
        : isRecord(others)
          ? problems(value[key], others, schemas, `${at}.${key}`)
          : [`${at}.${key}: not described`],
    ),
  ];
};

const textProblems = (value: unknown, schema: Json, at: string): string[] => {
  if (typeof value !== 'string') return [`${at}: not a string`];
  if (Array.isArray(schema.enum) && !schema.enum.includes(value))
    return [`${at}: ${value} is not in the list`];
  const format = typeof schema.format === 'string' ? FORMATS[schema.format] : undefined;
  return format && !format.test(value) ? [`${at}: ${value} is not a valid ${schema.format}`] : [];
};

/** Examples that violate their own schema, and JSON requests and responses without an example. */
export const wrongExamples = (document: OpenAPIObject): string[] => {
  const { schemas } = read(document);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([verb, operation]) => {
      if (!isRecord(operation)) return [];
      const parts = { body: operation.requestBody, ...Object(operation.responses) };
      return Object.entries(parts).flatMap(([name, part]) =>
        exampleProblems(part, schemas).map((problem) => `${verb} ${path} ${name}: ${problem}`),
      );
    }),
  );
};

const exampleProblems = (part: unknown, schemas: Json): string[] => {
  const media = isRecord(part) && isRecord(part.content) ? part.content['application/json'] : undefined;
  if (!isRecord(media)) return [];
  const many = isRecord(media.examples) ? Object.values(media.examples) : [];
  const examples = 'example' in media ? [media.example] : many.map((one) => Object(one).value);
  if (examples.length === 0) return ['no example'];
  return examples.flatMap((example) => problems(example, media.schema, schemas, 'example'));
};
