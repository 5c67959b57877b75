import { isRecord } from '@taskloom/contracts';
import { api, type ApiError } from '@taskloom/contracts/rtk';
import { CALLS_IN_FLIGHT } from '../remotes/framed/limits';
import type { FrameCall, FramePage, ToFrame } from '../remotes/framed/messages';
import type { Host } from './connect';

type Answer = { data: unknown } | { error: ApiError };
type Answered = Extract<ToFrame, { type: 'answer' }>;

const isApiError = (value: unknown): value is ApiError =>
  isRecord(value) && typeof value['status'] === 'number';

const resultOf = ({ data, error }: Answered): Answer =>
  isApiError(error) ? { error } : { data: data === undefined ? null : data };

interface CacheEntry {
  cacheEntryRemoved: Promise<void>;
}

interface Asked extends FrameCall {
  forced: boolean;
  page?: FramePage;
}

type Ask = (asked: Asked) => Promise<Answer>;

/** The argument of a query with pages. */
interface PageArg {
  queryArg: unknown;
  pageParam: unknown;
}

const queryPage =
  (call: string, ask: Ask) =>
  ({ queryArg: arg, pageParam: param }: PageArg) =>
    ask({ call, arg, forced: false, page: { param } });

const queryOnce =
  (call: string, ask: Ask) =>
  (arg: unknown, { forced = false }: { forced?: boolean }) =>
    ask({ call, arg, forced });

/** The part of a definition that is replaced. Everything else of a call, such as its tags, is the shell's work. */
const redirected = (call: string, definition: object, host: Host, ask: Ask) => ({
  query: undefined,
  queryFn: ('infiniteQueryOptions' in definition ? queryPage : queryOnce)(call, ask),
  transformResponse: undefined,
  transformErrorResponse: undefined,
  providesTags: undefined,
  invalidatesTags: undefined,
  onQueryStarted: undefined,
  keepUnusedDataFor: 5,
  onCacheEntryAdded: async (arg: unknown, { cacheEntryRemoved }: CacheEntry) => {
    await cacheEntryRemoved;
    host.send({ type: 'left', call, arg });
  },
});

/** Why a call can't be sent; undefined when it can. */
const problemOf = (asked: Asked, host: Host): ApiError | undefined => {
  if (host.fits(asked)) return undefined;
  const message = `The argument of ${asked.call} is too large.`;
  return { status: 413, url: '', message, data: { message } };
};

/** Sends calls, at most {@link CALLS_IN_FLIGHT} at the same time. The others wait. */
function createAsk(host: Host): Ask {
  const sent = new Map<number, (answer: Answer) => void>();
  const waiting: (() => void)[] = [];
  let asked = 0;
  host.onMessage((message) => {
    if (message.type !== 'answer') return;
    sent.get(message.id)?.(resultOf(message));
    sent.delete(message.id);
    if (sent.size < CALLS_IN_FLIGHT) waiting.shift()?.();
  });
  return (call) =>
    new Promise((resolve) => {
      const error = problemOf(call, host);
      if (error) return resolve({ error });
      const send = (): void => {
        asked += 1;
        sent.set(asked, resolve);
        host.send({ type: 'call', id: asked, ...call });
      };
      if (sent.size < CALLS_IN_FLIGHT) send();
      else waiting.push(send);
    });
}

/** Sends all calls of the API to the shell, by the names of their endpoints. */
export function redirectCalls(host: Host): void {
  const ask = createAsk(host);
  const done = new Set<string>();
  const redirectAll = (): void => {
    for (const call of Object.keys(api.endpoints)) {
      if (done.has(call) || call.startsWith('refused')) continue;
      done.add(call);
      api.enhanceEndpoints({
        endpoints: {
          [call]: (definition: object) => Object.assign(definition, redirected(call, definition, host, ask)),
        },
      });
    }
  };
  redirectAll();
  // Endpoints of other modules are added when they are loaded.
  const inject: unknown = api.injectEndpoints;
  if (typeof inject !== 'function') return;
  Reflect.set(api, 'injectEndpoints', (given: unknown) => {
    const injected: unknown = inject(given);
    redirectAll();
    return injected;
  });
}
