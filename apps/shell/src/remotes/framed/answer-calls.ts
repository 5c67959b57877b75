import { CALL_GROUPS, isRecord, NOT_IN_FRAMES } from '@taskloom/contracts';
import { api, type ApiError } from '@taskloom/contracts/rtk';
import type { AppStore } from '@taskloom/client';
import { CALLS_IN_FLIGHT, QUERIES_FOLLOWED } from './limits';
import type { FrameCall, FramePage, ToFrame } from './messages';

interface Outcome {
  data?: unknown;
  error?: unknown;
}

/** The part of a dispatched call that is used. */
interface Running extends PromiseLike<Outcome> {
  queryCacheKey?: string;
  unsubscribe?: () => void;
}

type Initiate = (arg: unknown, options: object) => unknown;

interface Followed extends FrameCall {
  cacheKey: string;
  shown: unknown;
  failed: boolean;
  stop: () => void;
}

const REFUSED: ReadonlySet<string> = new Set(
  Object.entries(CALL_GROUPS).flatMap(([group, calls]) => (NOT_IN_FRAMES.includes(group) ? calls : [])),
);

const refusal = (status: number, message: string): { error: ApiError } => ({
  error: { status, url: '', message, data: { message } },
});

const isRunning = (value: unknown): value is Running => isRecord(value) || value instanceof Promise;

const isDots = (value: unknown): boolean =>
  value === '.' ||
  value === '..' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(isDots));

/** Whether a path stays below the address of the backend. */
const staysBelow = (path: unknown): boolean => {
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  const base = 'http://backend/below';
  return URL.canParse(`${base}${path}`) && new URL(`${base}${path}`).href.startsWith(`${base}/`);
};

/** Arguments become parts of addresses, which must not lead to another call. Backends and values are the remote's own. */
const isSafe = (arg: unknown, remote: string): boolean => {
  if (isDots(arg)) return false;
  if (!isRecord(arg)) return true;
  const isOwn = !('remote' in arg) || arg['remote'] === remote;
  return isOwn && (!('remote' in arg && 'path' in arg) || staysBelow(arg['path']));
};

/** The endpoint with this name, unless frames may not call it. */
const endpointOf = (call: string): object | undefined => {
  const endpoints: Record<string, object> = api.endpoints;
  return Object.hasOwn(endpoints, call) && !REFUSED.has(call) ? endpoints[call] : undefined;
};

const initiateOf = (endpoint: object): Initiate | undefined => {
  const initiate: unknown = Reflect.get(endpoint, 'initiate');
  return typeof initiate === 'function'
    ? (...args) => Reflect.apply(initiate, undefined, args) as unknown
    : undefined;
};

/** The page with this parameter among those that are loaded. */
const pageIn = (data: unknown, { param }: FramePage): Outcome | undefined => {
  if (!isRecord(data) || !Array.isArray(data['pages']) || !Array.isArray(data['pageParams']))
    return undefined;
  const wanted = JSON.stringify(param ?? null);
  const at = data['pageParams'].findIndex((each: unknown) => JSON.stringify(each ?? null) === wanted);
  return at < 0 ? undefined : { data: data['pages'][at] as unknown };
};

const keyOf = ({ call, arg }: FrameCall): string => `${call} ${JSON.stringify(arg)}`;

const entryAt = (store: Pick<AppStore, 'getState'>, cacheKey: string) =>
  store.getState().api.queries[cacheKey];

export interface CallDesk {
  answer: (call: FrameCall & { id: number; forced: boolean; page?: FramePage }) => Promise<void>;
  /** The frame no longer shows the data of this query. */
  leave: (call: FrameCall) => void;
  close: () => void;
}

/**
 * Makes the calls of a frame. `store` is the remote's, which refuses what the remote has not declared. Newer data of a query
 * is sent as long as the frame shows it, so that live changes arrive there too.
 */
export function createCallDesk(remote: string, store: AppStore, send: (message: ToFrame) => void): CallDesk {
  const followed = new Map<string, Followed>();
  let inFlight = 0;

  const unwatch = store.subscribe(() => {
    for (const each of followed.values()) {
      const { call, arg } = each;
      const { data, status } = entryAt(store, each.cacheKey) ?? {};
      if (status === 'rejected' && !each.failed) send({ type: 'stale', call, arg });
      if (status !== 'pending') each.failed = status === 'rejected';
      if (data === each.shown || data === undefined) continue;
      each.shown = data;
      send({ type: 'update', call, arg, data });
    }
  });

  const leave = (call: FrameCall): void => {
    followed.get(keyOf(call))?.stop();
    followed.delete(keyOf(call));
  };

  const follow = (
    call: FrameCall,
    { queryCacheKey, unsubscribe }: Running,
    { data, error }: Outcome,
  ): void => {
    if (!queryCacheKey || !unsubscribe) return;
    leave(call);
    if (followed.size >= QUERIES_FOLLOWED) return unsubscribe();
    const failed = error !== undefined;
    followed.set(keyOf(call), {
      ...call,
      ...{ cacheKey: queryCacheKey, shown: data, failed, stop: unsubscribe },
    });
  };

  const dispatch = (initiate: Initiate, arg: unknown, options: object): Running => {
    const running: unknown = store.dispatch(initiate(arg, options) as never);
    if (!isRunning(running)) throw new Error('RTK Query has answered without a promise');
    return running;
  };

  const query = async (initiate: Initiate, asked: FrameCall, forced: boolean): Promise<Outcome> => {
    const running = dispatch(initiate, asked.arg, { forceRefetch: forced });
    const outcome = await running;
    follow(asked, running, outcome);
    return outcome;
  };

  /** The first page is requested, and the others with it; a later one comes from them, or is the next one. */
  const queryPage = async (initiate: Initiate, asked: FrameCall, page: FramePage): Promise<Outcome> => {
    const isFirst = (page.param ?? null) === null;
    const { data, error } = await query(initiate, asked, isFirst);
    // A list whose last page has failed keeps that error, and its pages.
    if (error !== undefined && (isFirst || data === undefined)) return { error };
    const known = pageIn(data, page);
    if (known) return known;
    const more = await dispatch(initiate, asked.arg, { direction: 'forward', subscribe: false });
    if (more.error !== undefined) {
      // The frame gets this error as the answer, so the list isn't stale.
      const each = followed.get(keyOf(asked));
      if (each) each.failed = true;
      return { error: more.error };
    }
    return pageIn(more.data, page) ?? refusal(410, 'The list has changed. Load it again.');
  };

  const make = async (asked: FrameCall, forced: boolean, page?: FramePage): Promise<Outcome> => {
    const endpoint = endpointOf(asked.call);
    const initiate = endpoint && initiateOf(endpoint);
    if (!endpoint || !initiate || !isSafe(asked.arg, remote))
      return refusal(403, `${asked.call} is not available in a frame.`);
    if (inFlight >= CALLS_IN_FLIGHT) return refusal(429, 'The frame makes too many calls at the same time.');
    inFlight += 1;
    try {
      if ('useMutation' in endpoint) return await dispatch(initiate, asked.arg, { track: false });
      if (!('useInfiniteQuery' in endpoint)) return await query(initiate, asked, forced);
      return await queryPage(initiate, asked, page ?? { param: null });
    } finally {
      inFlight -= 1;
    }
  };

  return {
    answer: async ({ id, forced, page, call, arg }) => {
      const { data, error } = await make({ call, arg }, forced, page).catch((cause: unknown): Outcome =>
        refusal(0, cause instanceof Error ? cause.message : String(cause)),
      );
      send({ type: 'answer', id, ...(error === undefined ? { data } : { error }) });
    },
    leave,
    close: () => {
      unwatch();
      for (const { stop } of followed.values()) stop();
      followed.clear();
    },
  };
}
