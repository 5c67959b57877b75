import { createApi } from '@reduxjs/toolkit/query/react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseQuery } from './base-query.js';
import { refusalOf, type RefusedCall } from './callers.js';
import { guardCalls } from './guard-calls.js';

export const TAGS = [
  'Me',
  'Project',
  'Task',
  'Label',
  'Notification',
  'Team',
  'Trash',
  'Archive',
  'Invite',
  'SearchFilters',
  'Search',
  'History',
  'Watch',
  'Work',
  'Session',
  'ApiToken',
  'Factor',
] as const;

/** The only RTK Query API of the product. Each resource injects its endpoints; all server data is in this cache. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    refusedQuery: build.query<unknown, RefusedCall>({ queryFn: refusalOf, keepUnusedDataFor: 0 }),
    refusedPages: build.infiniteQuery<unknown, RefusedCall, null>({
      queryFn: ({ queryArg }) => refusalOf(queryArg),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: () => undefined },
      keepUnusedDataFor: 0,
    }),
    refusedWrite: build.mutation<unknown, RefusedCall>({ queryFn: refusalOf }),
  }),
});
guardCalls(api, {
  query: endpoints.refusedQuery,
  pages: endpoints.refusedPages,
  write: endpoints.refusedWrite,
});

/** The part of every store's state that belongs to the API. */
export type CacheState = { api: ReturnType<typeof api.reducer> };

/** Patches of the cache, for `dispatch`. */
export type Dispatched<Result = void> = ThunkAction<Result, CacheState, unknown, UnknownAction>;

/** Optimistic lock: stale → 409 `STALE_VERSION`. */
export const ifMatch = (version: number | undefined): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': `"${version}"` };
