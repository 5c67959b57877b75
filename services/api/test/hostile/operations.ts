import type { INestApplication } from '@nestjs/common';
import { createDocument } from '../../src/platform/openapi/index.js';
import type { HttpClient, TestApi, TestUser } from '../index.js';
import { routeKey } from '../../src/platform/http/index.js';
import { plainPath, REQUESTS } from '../permissions/requests.js';
import type { World } from '../permissions/world.js';

/** As much of a JSON schema as the document uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: string[];
  nullable?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Schema;
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

interface QueryParameter {
  name: string;
  required: boolean;
  schema: Schema;
}

/** One route of the OpenAPI document, with what it takes. */
export interface Operation {
  /** As in the permission table. */
  key: string;
  method: string;
  query: QueryParameter[];
  /** Of a JSON body. */
  body?: Schema;
}

interface Described {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

const VERBS = ['get', 'post', 'patch', 'delete', 'put'];

/** What the document says, with every reference of a body resolved. */
export const operationsOf = (app: INestApplication): Operation[] => {
  const document = createDocument(app);
  // The package's own types are unions over references that this document never uses there.
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const resolve = (schema: Schema): Schema => {
    const { $ref, items, properties, ...rest } = schema;
    if ($ref) return resolve(schemas[$ref.split('/').at(-1) ?? ''] ?? {});
    return {
      ...rest,
      ...(items && { items: resolve(items) }),
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, resolve(one)])),
      }),
    };
  };
  return Object.entries(document.paths).flatMap(([path, item]) =>
    VERBS.flatMap((verb) => {
      const operation = (item as Record<string, Described | undefined>)[verb];
      if (!operation) return [];
      const { parameters = [], requestBody } = operation;
      const body = requestBody?.content?.['application/json']?.schema;
      const method = verb.toUpperCase();
      return [
        {
          key: routeKey(method, path.replace(/^\/api/, '')),
          method,
          query: parameters
            .filter((one) => one.in === 'query')
            .map(({ name, required = false, schema = {} }) => ({ name, required, schema })),
          ...(body && { body: resolve(body) }),
        },
      ];
    }),
  );
};

/** Someone whom the permission table lets do it. */
const doerOf = (key: string, { people }: World): TestUser => {
  if (/\/team\/invites\/\{\}\/(accept|reject)$/.test(key)) return people.invitedNotAccepted;
  return / \/(team|remotes)\//.test(key) ? people.teamAdminOutside : people.owner;
};

export interface GoodRequest {
  /** Sends as someone who may. */
  client: HttpClient;
  path: string;
  body: object;
}

/** A good request of the operation, for a test to spoil. */
export const goodRequest = async (api: TestApi, world: World, { key }: Operation): Promise<GoodRequest> => {
  const [request = { path: plainPath(key) }] = REQUESTS[key] ?? [];
  const doer = doerOf(key, world);
  const path = await request.path(world, doer, api);
  const body: unknown = 'body' in request ? request.body?.(world, doer) : undefined;
  return {
    client: api.as(doer),
    path: path.split('?', 1)[0] ?? '',
    body: typeof body === 'object' && body !== null && !Buffer.isBuffer(body) ? body : {},
  };
};
