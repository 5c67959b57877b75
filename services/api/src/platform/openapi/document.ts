import { STATUS_CODES } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { API_BASE } from '@taskloom/contracts';
import { Config } from '../config/index.js';
import { API_VERSION } from '../operations/index.js';
import { errorSchema } from './error.schema.js';
import { namedSchemas } from './schema.js';

type Paths = OpenAPIObject['paths'];
type Operation = NonNullable<Paths[string]['get']>;

const VERBS = ['get', 'post', 'patch', 'delete', 'put'] as const;

/** Marks an operation that needs no session. */
export const PUBLIC_EXTENSION = 'x-public';

const builder = (product: string) =>
  new DocumentBuilder()
    .setTitle(`${product} API`)
    .setDescription(
      'Every error has one shape. Order of checks: 401, 404, 403, then 400, 413, 415, then 409, 410; 429 and 503 may come first.',
    )
    .setVersion(API_VERSION)
    .addBearerAuth()
    .build();

/** The OpenAPI document of all routes, with what holds for every one of them filled in. */
export const createDocument = (app: INestApplication): OpenAPIObject => {
  const document = SwaggerModule.createDocument(app, builder(app.get(Config).product.name));
  for (const [path, item] of Object.entries(document.paths)) {
    for (const verb of VERBS) if (item[verb]) complete(item[verb], path);
  }
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...namedSchemas() },
  };
  return document;
};

const complete = (operation: Operation, path: string): void => {
  const extensions: object = operation;
  const isPublic = PUBLIC_EXTENSION in extensions;
  operation.security = isPublic ? [] : [{ bearer: [] }];
  const takesInput = operation.requestBody !== undefined || (operation.parameters ?? []).length > 0;
  const statuses = [
    ...(takesInput ? [400] : []),
    ...(isPublic ? [] : [401]),
    ...(path.includes('{') ? [404] : []),
    ...(operation.requestBody ? [413, 415] : []),
    429,
    503,
  ];
  for (const status of statuses) operation.responses[status] ??= refusalOf(status);
  for (const [status, response] of Object.entries(operation.responses)) {
    if (Number(status) >= 400 && response && !('$ref' in response)) {
      response.content ??= { 'application/json': { schema: errorSchema.json } };
    }
  }
};

const refusalOf = (status: number) => ({ description: STATUS_CODES[status] ?? 'Error' });

/** Readable at `/api/docs`, as JSON at `/api/docs-json`; made when somebody first asks. */
export const serveDocument = (app: INestApplication): void => {
  const path = `${API_BASE}/docs`.slice(1);
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup(path, app, () => (document ??= createDocument(app)), {
    jsonDocumentUrl: `${path}-json`,
    raw: ['json'],
    customSiteTitle: 'API',
  });
};
