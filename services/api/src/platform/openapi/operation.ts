import { HttpException } from '@nestjs/common';
import type { OpenAPIObject, SchemaObject } from '@nestjs/swagger';
import { invalidField, type ApiError } from '../http/errors/api-error.js';
import { callOf, scopeOfCall } from '../http/access/token-permissions.js';
import { toApiError } from '../http/errors/error-body.js';
import { keyReused } from '../http/idempotency/idempotency-keys.js';
import { exampleOf } from './example.js';
import { refusalOf } from './refuses.decorator.js';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Components = Parameters<typeof exampleOf>[1];
type Content = Record<string, { schema?: Parameters<typeof exampleOf>[0]; example?: unknown }>;

/** Marks an operation that needs no session. */
const PUBLIC_EXTENSION = 'x-public';
/** Marks a write that ignores `Idempotency-Key`. */
const CREDENTIALS_EXTENSION = 'x-credentials';

/** The least scope of an API token that may make the call; without it, no API token may. */
const TOKEN_EXTENSION = 'x-token-scope';

const IDEMPOTENCY_KEY = {
  in: 'header' as const,
  name: 'Idempotency-Key',
  required: false,
  description: 'The same key of the same person returns the first response again, for a day.',
  schema: { type: 'string' as const, minLength: 1, maxLength: 255, example: '4f2d8a1c' },
};

/** Adds the common parts of an operation: session, parameters that guards read, errors and examples. */
export const completeOperation = (
  operation: Operation,
  { verb, path, components }: { verb: string; path: string; components: Components },
): void => {
  const isPublic = PUBLIC_EXTENSION in operation;
  const isWrite = verb !== 'get' && !isPublic && !(CREDENTIALS_EXTENSION in operation);
  operation.security = isPublic ? [] : [{ bearer: [] }];
  const scope = scopeOfCall(callOf(verb.toUpperCase(), path));
  if (scope) Object.assign(operation, { [TOKEN_EXTENSION]: scope });
  operation.parameters = [
    ...idsIn(path),
    ...(operation.parameters ?? []).filter((parameter) => !('in' in parameter && parameter.in === 'path')),
    ...(isWrite ? [IDEMPOTENCY_KEY] : []),
  ];
  for (const status of generalRefusals(operation, { path, isPublic, isWrite })) {
    const refusal = refusalOf([refusalWith(status)]);
    const own = operation.responses[status];
    operation.responses[status] ??= refusal;
    if (own && 'description' in own) own.content ??= refusal.content;
  }
  addExamples(operation, components);
};

/** Path parameters of remotes are names, not ids. */
const NAMED: Readonly<Record<string, SchemaObject>> = {
  name: { type: 'string', example: 'calendar' },
  version: { type: 'string', example: '1.4.0' },
  path: { type: 'string', example: 'assets/main.js' },
};

/** Path ids that only guards read, which Swagger doesn't detect. */
const idsIn = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    in: 'path' as const,
    name,
    required: true,
    schema: NAMED[name] ?? { type: 'string' as const, format: 'uuid' },
  }));

const generalRefusals = (
  { requestBody, parameters = [], responses }: Operation,
  { path, isPublic, isWrite }: { path: string; isPublic: boolean; isWrite: boolean },
): number[] => [
  ...(requestBody || parameters.some((one) => 'in' in one && one.in !== 'path') ? [400] : []),
  ...(isPublic ? (403 in responses ? [403] : []) : [401, 403]),
  ...(path.includes('{') ? [404] : []),
  ...(requestBody ? [413, 415] : []),
  ...(isWrite ? [409, 422] : []),
  429,
  503,
];

const refusalWith = (status: number): ApiError => {
  if (status === 400) return invalidField('title', 'Title is required.');
  if (status === 422) return keyReused();
  return toApiError(new HttpException('', status));
};

const addExamples = ({ requestBody, responses }: Operation, components: Components): void => {
  const good = Object.entries(responses).flatMap(([status, answer]) => (status < '3' ? [answer] : []));
  for (const part of [requestBody, ...good]) {
    const content: Content = part && 'content' in part ? (part.content ?? {}) : {};
    for (const [type, media] of Object.entries(content)) {
      if (type === 'application/json' && media.schema) media.example ??= exampleOf(media.schema, components);
    }
  }
};
