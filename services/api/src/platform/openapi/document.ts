import type { INestApplication } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { API_BASE, PRODUCT } from '@taskloom/contracts';
import type { Config } from '../config/index.js';
import { API_VERSION } from '../operations/index.js';
import { completeOperation } from './operation.js';
import { ErrorDto } from './error.dto.js';

const VERBS = ['get', 'post', 'patch', 'delete', 'put'] as const;

const builder = (product: string) =>
  new DocumentBuilder()
    .setTitle(`${product} API`)
    .setDescription(
      'Every error has one shape. Order of checks: 401, 404, 403, then 400, 413, 415, then 409, 410; 429 and 503 may come first.',
    )
    .setVersion(API_VERSION)
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      description:
        'The token of a session, or an API token (`tl_…`, created under /profile/security). `x-token-scope` of an operation is the least scope that an API token needs; operations without it accept sessions only.',
    })
    .build();

/** The OpenAPI document of all routes, completed with the parts that all operations share. */
export const createDocument = (app: INestApplication, product: string = PRODUCT.name): OpenAPIObject => {
  const document = SwaggerModule.createDocument(app, builder(product), {
    extraModels: [ErrorDto],
  });
  const components = document.components?.schemas ?? {};
  // Unknown fields are refused (specification 10).
  for (const schema of Object.values(components)) {
    if (!('$ref' in schema)) schema.additionalProperties = false;
  }
  for (const [path, item] of Object.entries(document.paths)) {
    for (const verb of VERBS) if (item[verb]) completeOperation(item[verb], { verb, path, components });
  }
  return document;
};

/** Serves the document at `/api/docs` and as JSON at `/api/docs-json`; it is built on the first request. */
export const serveDocument = (app: INestApplication): void => {
  const config = app.get<ConfigService<Config, true>>(ConfigService);
  if (!config.get('endpoints.docs', { infer: true })) return;
  const product = config.get('product.name', { infer: true });
  const path = `${API_BASE}/docs`.slice(1);
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup(path, app, () => (document ??= createDocument(app, product)), {
    jsonDocumentUrl: `${path}-json`,
    raw: ['json'],
    customSiteTitle: 'API',
  });
};
