import type { INestApplication } from '@nestjs/common';
import { documentOf } from '../described-answer.js';
import type { HttpClient, TestApi, TestUser } from '../index.js';
import { routeKey } from '../../src/platform/http/index.js';
import { pathOf } from '../permissions/permission-request.js';
import { plainPath, REQUESTS } from '../permissions/requests.js';
import type { World } from '../permissions/world.js';

/** The parts of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string;
  /** One reference, beside a description. */
  allOf?: [Schema];
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

/** One route of the OpenAPI document, with its parameters and body. */
export interface Operation {
  /** The key of its row in the permission table. */
  key: string;
  method: string;
  query: QueryParameter[];
  /** The schema of a JSON body. */
  body?: Schema;
}

interface Described {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

const VERBS = ['get', 'post', 'patch', 'delete', 'put'];

/** The operations of the document, with all references in bodies resolved. */
export const operationsOf = (app: INestApplication): Operation[] => {
  const document = documentOf(app);
  // The package's types are unions with references, which this document doesn't use here.
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const resolve = (schema: Schema): Schema => {
    const { $ref, allOf, items, properties, ...rest } = schema;
    if (allOf) return resolve(allOf[0]);
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

/** A person who may make the call according to the permission table. */
const permittedUser = (key: string, { people }: World): TestUser => {
  if (/\/team\/invites\/\{\}\/(accept|reject)$/.test(key)) return people.invitedNotAccepted;
  return / \/(team|admin)\/| \/remotes(\/|$)/.test(key) ? people.teamAdminOutside : people.owner;
};

export interface GoodRequest {
  /** Sends requests as a permitted person. */
  client: HttpClient;
  path: string;
  body: object;
}

/** A valid request for the operation, which a test then makes invalid. */
export const goodRequest = async (api: TestApi, world: World, { key }: Operation): Promise<GoodRequest> => {
  const [request = { path: plainPath(key) }] = REQUESTS[key] ?? [];
  const doer = permittedUser(key, world);
  const path = await pathOf(request, world, doer, api);
  const body: unknown = 'body' in request ? request.body?.(world, doer) : undefined;
  return {
    client: api.as(doer),
    path: path.split('?', 1)[0] ?? '',
    body: typeof body === 'object' && body !== null && !Buffer.isBuffer(body) ? body : {},
  };
};
