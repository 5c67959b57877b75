import { Agent } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { API_BASE, SESSION_TOKEN_HEADER, type ErrorBody } from '@taskloom/contracts';
import request from 'supertest';
import { undescribed } from './described-answer.js';

export interface Answer<Body> {
  status: number;
  headers: Record<string, string | undefined>;
  body: Body;
  text: string;
}

interface Options {
  headers?: Record<string, string>;
  query?: Record<string, string>;
}

const METHODS = ['get', 'post', 'patch', 'delete', 'put', 'head', 'options'] as const;

const methodOf = (name: string): (typeof METHODS)[number] => {
  const known = METHODS.find((method) => method === name.toLowerCase());
  if (!known) throw new Error(`No such method: ${name}`);
  return known;
};

/** Keeps connections open between requests, as browsers do. Destroy it before the server closes. */
export const connections = new Agent({ keepAlive: true });

interface Sender {
  authorization?: string;
  /** A response has a new token for the session. */
  onNewToken?: (token: string) => void;
  /** Base of the paths. */
  base?: string;
}

/**
 * Sends requests as one person, or anonymously. Paths are relative to `/api`. Every response is checked against the OpenAPI
 * document: an error of another shape or an undocumented field fails the test.
 */
export class HttpClient {
  constructor(
    private readonly app: () => NestFastifyApplication,
    private readonly sender: Sender = {},
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
    const { authorization, base = API_BASE } = this.sender;
    const answer = await request(this.app().getHttpServer())
      [methodOf(method)](`${base}${path}`)
      .agent(connections)
      .unset('accept-encoding')
      .set({
        ...(body !== undefined && !raw && { 'content-type': 'application/json' }),
        ...(authorization && { authorization }),
        ...options.headers,
      })
      .query(options.query ?? {})
      .responseType('blob')
      .send(raw ? body : JSON.stringify(body));
    const renewed: unknown = answer.headers[SESSION_TOKEN_HEADER];
    if (typeof renewed === 'string') this.sender.onNewToken?.(renewed);
    const text = Buffer.isBuffer(answer.body) ? answer.body.toString() : '';
    const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json');
    const parsed: unknown = isJson && text ? JSON.parse(text) : undefined;
    if (isJson || answer.status >= 400) {
      const seen = {
        method,
        path: `${base}${path}`.split('?', 1)[0] ?? '',
        status: answer.status,
        body: parsed,
      };
      const wrong = undescribed(this.app(), seen);
      if (wrong.length > 0)
        throw new Error(
          `${method} ${path} sent a response that the document does not describe:\n${wrong.join('\n')}`,
        );
    }
    return {
      status: answer.status,
      headers: answer.headers,
      // The test chooses the type of the body and checks its content.
      body: parsed as Body,
      text,
    };
  }
}

/** For `expect(await …).toMatchObject(refusal(404, 'NOT_FOUND'))`. */
export const refusal = (status: number, code: ErrorBody['code']) => ({
  status,
  body: { statusCode: status, code },
});
