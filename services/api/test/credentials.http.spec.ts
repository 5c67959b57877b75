import type { Operation } from '../src/platform/openapi/index.js';
import { documentOf } from './described-answer.js';
import { useApi } from './index.js';

const { app } = useApi();

/** `passwords` is what admins require of them. */
const SECRET = /password(?!s$)|token|secret|^current$|^next$/i;

/** Names of all fields of a schema, including those of the schemas that it refers to. */
const fieldsIn = (schema: unknown, schemas: Record<string, unknown>, seen = new Set<string>()): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === '$ref') {
      const name = String(value).split('/').at(-1) ?? '';
      return seen.has(name) ? [] : fieldsIn(schemas[name], schemas, seen.add(name));
    }
    const own = key === 'properties' ? Object.keys(Object(value)) : [];
    return [...own, ...fieldsIn(value, schemas, seen)];
  });
};

const writes = (): [string, Operation & Record<string, unknown>][] =>
  Object.entries(documentOf(app()).paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([verb]) => verb !== 'get')
      .map(([verb, operation]): [string, Operation & Record<string, unknown>] => [
        `${verb} ${path}`,
        operation,
      ]),
  );

it('every write with a password or a token stores nothing for an Idempotency-Key', () => {
  const schemas = documentOf(app()).components?.schemas ?? {};
  const carrying = writes().filter(([, { requestBody, responses }]) =>
    [requestBody, responses[200], responses[201]].some((part) =>
      fieldsIn(part, schemas).some((name) => SECRET.test(name)),
    ),
  );
  const keeping = carrying.filter(
    ([, operation]) => !('x-public' in operation || 'x-credentials' in operation),
  );
  expect(carrying.map(([name]) => name)).toEqual(
    expect.arrayContaining(['post /api/auth/login', 'post /api/auth/register', 'post /api/auth/password']),
  );
  expect(keeping.map(([name]) => name)).toEqual([]);
});
