import { API_BASE, ERROR_STATUS, type ErrorBody, type ErrorCode } from '@taskloom/contracts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface ApiCall {
  method: Method;
  /** Path below the API's base, as in contracts' `API`. */
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

type Answer = unknown | ((call: ApiCall) => unknown);

/** Thrown (or given) as an answer: an error in the product's one shape. */
export class Refusal {
  readonly body: ErrorBody;

  constructor(code: ErrorCode, message: string, rest: Pick<ErrorBody, 'errors' | 'current'> = {}) {
    this.body = { statusCode: ERROR_STATUS[code], error: code, code, message, ...rest };
  }
}

/** `api.on('DELETE', API.project('1'), refuse('FORBIDDEN', 'Only the owner…'))`. */
export const refuse = (...args: ConstructorParameters<typeof Refusal>): Refusal => new Refusal(...args);

/** An answer that comes when the test says so: `const later = held<Project>(); …; later.resolve(aProject())`. */
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

/** Stands in for `fetch`: a table of answers by method and path, and a record of what was asked. */
export class FakeApi {
  readonly calls: ApiCall[] = [];
  private readonly answers = new Map<string, Answer>();

  /** The last answer given for a call counts. A function is asked anew each time and may return a promise. */
  on(method: Method, path: string, answer: Answer): this {
    this.answers.set(`${method} ${path}`, answer);
    return this;
  }

  /** What was sent to a call, in order. */
  sent(method: Method, path: string): ApiCall[] {
    return this.calls.filter((call) => call.method === method && call.path === path);
  }

  readonly fetch: typeof fetch = async (input, init) => {
    // A page may ask with a path alone; Node's Request may not.
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
