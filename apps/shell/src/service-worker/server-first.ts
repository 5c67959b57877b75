import { KEPT_AT_HEADER, START_HEADER } from '@taskloom/contracts';
import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';

const after = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

/** States when the response left the server, so that the page can show the age of its data. */
function asKept(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT_HEADER, headers.get('date') ?? new Date().toUTCString());
  return new Response(response.body, { status: response.status, headers });
}

function withoutStart(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete(START_HEADER);
  return new Request(request, { headers });
}

/** The kept response, which the server has just confirmed by a 304. */
function confirmed(kept: Response, { headers: fresh }: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set('date', fresh.get('date') ?? new Date().toUTCString());
  return new Response(kept.body, { status: kept.status, headers });
}

interface Options extends StrategyOptions {
  /** How long to wait for the server while there is a kept response, milliseconds; without it, as long as the browser does. */
  limitMs?: number;
  /** The same for the requests of a page that is starting. */
  startLimitMs?: number;
  /** Requests a body only if it differs from the kept one. */
  conditional?: boolean;
}

/**
 * The server's response, or the kept one while the server can't be reached. Differs from Workbox's `NetworkFirst`: a 5xx response
 * counts as unreachable too, a response that is refused from now on is removed, and kept responses state their age.
 */
export class ServerFirst extends Strategy {
  private readonly limitMs?: number;
  private readonly startLimitMs?: number;
  private readonly conditional: boolean;

  constructor({ limitMs, startLimitMs = limitMs, conditional = false, ...options }: Options) {
    super(options);
    this.limitMs = limitMs;
    this.startLimitMs = startLimitMs;
    this.conditional = conditional;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const isStart = request.headers.has(START_HEADER);
    const limitMs = isStart ? this.startLimitMs : this.limitMs;
    const answered = this.ask(isStart ? withoutStart(request) : request, handler);
    // A response that comes after the limit is kept too.
    handler.waitUntil(answered);
    const response = await (limitMs === undefined ? answered : Promise.race([answered, after(limitMs)]));
    if (response && response.status < 500) return response;
    const kept = await handler.cacheMatch(request);
    if (kept) return asKept(kept);
    return (await answered) ?? Response.error();
  }

  private async ask(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const response = await this.send(request, handler).catch(() => undefined);
    if (response?.ok) handler.waitUntil(handler.cachePut(request, response.clone()));
    else if (response && response.status < 500) handler.waitUntil(this.drop(request, handler));
    return response;
  }

  private async send(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = this.conditional ? await handler.cacheMatch(request) : undefined;
    const etag = kept?.headers.get('etag');
    if (!kept || !etag) return handler.fetch(request);
    const headers = new Headers(request.headers);
    headers.set('if-none-match', etag);
    const response = await handler.fetch(new Request(request, { headers }));
    return response.status === 304 ? confirmed(kept, response) : response;
  }

  private async drop(request: Request, handler: StrategyHandler): Promise<void> {
    const cache = await caches.open(this.cacheName);
    await cache.delete(await handler.getCacheKey(request, 'write'), { ignoreVary: true });
  }
}
