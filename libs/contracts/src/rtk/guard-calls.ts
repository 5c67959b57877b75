import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { pageDispatch, refusedCall, type RefusedCall } from './callers.js';

type Members = Record<string, unknown>;
type Callable = (...args: unknown[]) => unknown;

/** The endpoints that replace refused calls. They make no request and end with an error. */
interface Refused {
  query: object;
  pages: object;
  write: object;
}

const HOOKS = ['useQuery', 'useQueryState', 'useQuerySubscription'];
const PAGES_HOOKS = ['useInfiniteQuery', 'useInfiniteQueryState', 'useInfiniteQuerySubscription'];
const LAZY_HOOKS = ['useLazyQuery', 'useLazyQuerySubscription'];

const functionIn = (members: object, name: string): Callable => {
  const found: unknown = Reflect.get(members, name);
  if (typeof found !== 'function') throw new Error(`RTK Query has no ${name}`);
  return (...args) => Reflect.apply(found, undefined, args);
};

const useRefused = (call: string, arg: unknown): RefusedCall | undefined =>
  refusedCall(useDispatch(), call, arg);

/** A refused hook is the same hook of the endpoint that replaces it, so React sees the same order of hooks. */
const guardHook = (hook: Callable, refused: Callable, call: string): Callable =>
  function useGuarded(arg, options) {
    const refusal = useRefused(call, arg);
    return refusal ? refused(arg === skipToken ? skipToken : refusal, options) : hook(arg, options);
  };

const guardLazyHook = (hook: Callable, refused: Callable, call: string): Callable =>
  function useGuarded(options) {
    const refusal = useRefused(call, undefined);
    const result = (refusal ? refused : hook)(options);
    return useMemo(() => {
      if (!refusal || !Array.isArray(result)) return result;
      const [trigger, ...rest]: unknown[] = result;
      return [() => typeof trigger === 'function' && trigger(refusal), ...rest];
      // eslint-disable-next-line react-hooks/exhaustive-deps -- The refusal of a call stays the same.
    }, [result]);
  };

/** `initiate(…)` makes a thunk. It is refused when it is dispatched, because only then its caller is known. */
const guardInitiate =
  (initiate: Callable, refused: Callable, call: string): Callable =>
  (arg, options) =>
  (dispatch: unknown, ...more: unknown[]) => {
    const refusal = refusedCall(dispatch, call, arg);
    const thunk = refusal ? refused(refusal, options) : initiate(arg, options);
    return typeof thunk === 'function' && thunk(pageDispatch(dispatch), ...more);
  };

/** Each member of an endpoint that makes or shows a call, with the one of the endpoint that replaces it. */
const guardedMembers = (endpoint: object, call: string, { query, pages, write }: Refused): Members => {
  const guarded: Members = {};
  const kind = 'useMutation' in endpoint ? write : 'useInfiniteQuery' in endpoint ? pages : query;
  const guard = (name: string, by: typeof guardHook) => {
    guarded[name] = by(functionIn(endpoint, name), functionIn(kind, name), call);
  };
  guard('initiate', guardInitiate);
  if (kind === query) for (const name of LAZY_HOOKS) guard(name, guardLazyHook);
  if (kind !== write) for (const name of kind === pages ? PAGES_HOOKS : HOOKS) guard(name, guardHook);
  return guarded;
};

const upperFirst = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The hooks of the API itself: `useGetProjectsQuery` is `endpoints.getProjects.useQuery`. */
const apiHooks = (call: string, { useQuery, useLazyQuery, useInfiniteQuery }: Members): Members => ({
  ...(useQuery !== undefined && { [`use${upperFirst(call)}Query`]: useQuery }),
  ...(useLazyQuery !== undefined && { [`useLazy${upperFirst(call)}Query`]: useLazyQuery }),
  ...(useInfiniteQuery !== undefined && { [`use${upperFirst(call)}InfiniteQuery`]: useInfiniteQuery }),
});

interface Guardable {
  endpoints: object;
  injectEndpoints: unknown;
}

/** Guards the endpoints that are injected into the API from now on: code with the `dispatch` of a remote makes only its declared calls. */
export const guardCalls = (api: Guardable, refused: Refused): void => {
  const inject = functionIn(api, 'injectEndpoints');
  const known = new Set(Object.keys(api.endpoints));
  api.injectEndpoints = (given: unknown) => {
    const injected = inject(given);
    for (const [call, endpoint] of Object.entries(api.endpoints)) {
      if (known.has(call)) continue;
      known.add(call);
      const guarded = guardedMembers(endpoint, call, refused);
      Object.assign(endpoint, guarded);
      Object.assign(api, apiHooks(call, guarded));
    }
    return injected;
  };
};
