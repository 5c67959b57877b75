import { API_BASE, ERROR_STATUS, type ErrorBody, type ErrorCode } from '@taskloom/contracts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface ApiCall {
  method: Method;
  /** The path below the API's base, as in `API` of contracts. */
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

type Answer = unknown | ((call: ApiCall) => unknown);

/** An error answer, thrown or returned by a handler. */
export class Refusal {
  readonly body: ErrorBody;

  constructor(code: ErrorCode, message: string, rest: Pick<ErrorBody, 'errors' | 'current'> = {}) {
    this.body = { statusCode: ERROR_STATUS[code], error: code, code, message, ...rest };
  }
}

/** `api.on('DELETE', API.project('1'), refuse('FORBIDDEN', 'Only the owner…'))`. */
export const refuse = (...args: ConstructorParameters<typeof Refusal>): Refusal => new Refusal(...args);

/** An answer that the test resolves later: `const later = held<Project>(); …; later.resolve(aProject())`. */
export function held<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((...settle) => ([resolve, reject] = settle));
  return { answer: () => promise, resolve, reject };
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body ?? null), {
    status,
    headers: { 'content-type': 'application/json' },
  });

const toResponse = (method: Method, answer: unknown): Response =>
  answer instanceof Refusal
    ? json(answer.body.statusCode, answer.body)
    : json(method === 'POST' ? 201 : 200, answer);

const readBody = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
};

/** Replaces `fetch` with a table of answers by method and path, and records the requests. */
export class FakeApi {
  readonly calls: ApiCall[] = [];
  private readonly answers = new Map<string, Answer>();

  /** Sets the answer of a call, replacing an earlier one. A function is called for each request and may return a promise. */
  on(method: Method, path: string, answer: Answer): this {
    this.answers.set(`${method} ${path}`, answer);
    return this;
  }

  /** The requests to a call, in order. */
  sent(method: Method, path: string): ApiCall[] {
    return this.calls.filter((call) => call.method === method && call.path === path);
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
    if (!this.answers.has(key))
      return toResponse(method, refuse('NOT_FOUND', `No answer for ${key} in this test`));
    const answer = this.answers.get(key);
    return toResponse(method, await (typeof answer === 'function' ? answer(call) : answer));
  };
}
