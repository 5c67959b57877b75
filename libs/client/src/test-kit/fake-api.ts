import {
  API_BASE,
  ERROR_STATUS,
  PROJECT_REVISION_HEADER,
  type ErrorBody,
  type ErrorCode,
} from '@taskloom/contracts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request that reached the fake API. */
export interface ApiCall {
  method: Method;
  /** The path below the API's base, as in `API` of contracts. */
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

type Answer = unknown | ((call: ApiCall) => unknown);

/**
 * An error response, thrown or returned by a handler.
 * @example
 * api.on('POST', API.projects, new Refusal('FORBIDDEN', 'Only owners do this.'));
 */
export class Refusal {
  readonly body: ErrorBody;

  constructor(
    code: ErrorCode,
    message: string,
    rest: Pick<ErrorBody, 'errors' | 'current' | 'fields' | 'by' | 'ticket'> = {},
  ) {
    this.body = { statusCode: ERROR_STATUS[code], error: code, code, message, ...rest };
  }
}

/**
 * `api.on('DELETE', API.project('1'), refuse('FORBIDDEN', 'Only the owner…'))`.
 * @example
 * api.on('GET', API.projects, refuse('UNAVAILABLE', 'Please try again.'));
 */
export const refuse = (...args: ConstructorParameters<typeof Refusal>): Refusal => new Refusal(...args);

/**
 * A response that the test resolves later: `const later = held<Project>(); …; later.resolve(aProject())`.
 * @example
 * const answer = held<Project>();
 * api.on('GET', API.project(projectId), answer.answer);
 * answer.resolve(aProject());
 */
export function held<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((...settle) => ([resolve, reject] = settle));
  return { answer: () => promise, resolve, reject };
}

const json = (status: number, body: unknown, headers?: Record<string, string>): Response =>
  new Response(JSON.stringify(body ?? null), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** A response that describes a project at this revision. */
class AtRevision {
  constructor(
    readonly revision: number,
    readonly body: unknown,
  ) {}
}

/**
 * A response about a project as of a revision, as the API sends it with `X-Project-Revision`.
 * @example
 * api.on('GET', API.project(projectId), atRevision(7, aProject()));
 */
export const atRevision = (...args: ConstructorParameters<typeof AtRevision>): AtRevision =>
  new AtRevision(...args);

const toResponse = (method: Method, answer: unknown): Response => {
  if (answer instanceof Refusal) return json(answer.body.statusCode, answer.body);
  const status = method === 'POST' ? 201 : 200;
  if (!(answer instanceof AtRevision)) return json(status, answer);
  return json(status, answer.body, { [PROJECT_REVISION_HEADER]: String(answer.revision) });
};

const readBody = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
};

/**
 * Replaces `fetch` with a table of responses by method and path, and records the requests.
 * @example
 * const api = new FakeApi().on('GET', API.projects, [aProject({ title: 'Move' })]);
 * renderApp(<p>Projects</p>, { api });
 */
export class FakeApi {
  readonly calls: ApiCall[] = [];
  private readonly answers = new Map<string, Answer>();
  private fallback: (call: ApiCall) => unknown = () => undefined;

  /** Sets the response to a call, replacing an earlier one. A function is called for each request and may return a promise. */
  on(method: Method, path: string, answer: Answer): this {
    this.answers.set(`${method} ${path}`, answer);
    return this;
  }

  /** Sets the responses to calls that have none; undefined for those that stay without one. */
  otherwise(fallback: (call: ApiCall) => unknown): this {
    this.fallback = fallback;
    return this;
  }

  /** The requests to a call, in order. */
  sent(method: Method, path: string): ApiCall[] {
    return this.calls.filter((call) => call.method === method && call.path === path);
  }

  /** The changes that PATCH requests to an object contain, in order, without the values that they replace. */
  changes(path: string): object[] {
    return this.sent('PATCH', path).map(({ body }) => {
      const { before: _before, ...changes } = body as { before?: object };
      return changes;
    });
  }

  readonly fetch: typeof fetch = async (input, init) => {
    // Node's Request needs an absolute URL.
    const request = new Request(typeof input === 'string' ? new URL(input, location.origin) : input, init);
    const { pathname, searchParams } = new URL(request.url);
    const method = request.method as Method;
    const path = pathname.replace(new RegExp(`^${API_BASE}`), '');
    const call: ApiCall = {
      method,
      path,
      query: searchParams,
      body: await readBody(request),
      headers: request.headers,
    };
    this.calls.push(call);
    const key = `${method} ${path}`;
    const answer = this.answers.has(key) ? this.answers.get(key) : this.fallback(call);
    if (answer === undefined && !this.answers.has(key))
      return toResponse(method, refuse('NOT_FOUND', `No answer for ${key} in this test`));
    return toResponse(method, await (typeof answer === 'function' ? answer(call) : answer));
  };
}
