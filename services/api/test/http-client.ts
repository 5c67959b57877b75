import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ErrorBody } from '@taskloom/contracts';
import { undescribed } from './described-answer.js';

export interface Answer<Body> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: Body;
  text: string;
}

interface Options {
  headers?: Record<string, string>;
  query?: Record<string, string>;
}

const VERBS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS'] as const;

const verb = (method: string): (typeof VERBS)[number] => {
  const known = VERBS.find((name) => name === method);
  if (!known) throw new Error(`No such method: ${method}`);
  return known;
};

/**
 * Sends requests as one person, or anonymously. Paths are relative to `/api`. Every response is checked against the OpenAPI
 * document: an error of another shape or an undocumented field fails the test.
 */
export class HttpClient {
  constructor(
    private readonly app: () => NestFastifyApplication,
    private readonly token?: string,
    private readonly scheme: 'Bearer' | 'Deploy' = 'Bearer',
  ) {}

  get = <Body = unknown>(path: string, options?: Options) => this.send<Body>('GET', path, undefined, options);
  post = <Body = unknown>(path: string, body?: unknown, options?: Options) =>
    this.send<Body>('POST', path, body, options);
  patch = <Body = unknown>(path: string, body?: unknown, options?: Options) =>
    this.send<Body>('PATCH', path, body, options);
  put = <Body = unknown>(path: string, body?: unknown, options?: Options) =>
    this.send<Body>('PUT', path, body, options);
  delete = <Body = unknown>(path: string, options?: Options) =>
    this.send<Body>('DELETE', path, undefined, options);

  /** A string or buffer goes out as it is, with the content type of `options`; anything else as JSON. */
  async send<Body>(
    method: string,
    path: string,
    body?: unknown,
    options: Options = {},
  ): Promise<Answer<Body>> {
    const raw = typeof body === 'string' || Buffer.isBuffer(body);
    const answer = await this.app().inject({
      method: verb(method),
      url: `/api${path}`,
      query: options.query,
      payload: raw ? body : body === undefined ? undefined : JSON.stringify(body),
      headers: {
        ...(body !== undefined && !raw && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `${this.scheme} ${this.token}` }),
        ...options.headers,
      },
    });
    const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json');
    const parsed: unknown = isJson && answer.payload ? JSON.parse(answer.payload) : undefined;
    if (isJson || answer.statusCode >= 400) {
      const seen = {
        method,
        path: `/api${path}`.split('?', 1)[0] ?? '',
        status: answer.statusCode,
        body: parsed,
      };
      const wrong = undescribed(this.app(), seen);
      if (wrong.length > 0)
        throw new Error(`${method} ${path} answered what is not described:\n${wrong.join('\n')}`);
    }
    return {
      status: answer.statusCode,
      headers: answer.headers,
      // What a test expects the body to be is for the test to say, and to check.
      body: parsed as Body,
      text: answer.payload,
    };
  }
}

/** For `expect(await …).toMatchObject(refusal(404, 'NOT_FOUND'))`. */
export const refusal = (status: number, code: ErrorBody['code']) => ({
  status,
  body: { statusCode: status, code },
});
