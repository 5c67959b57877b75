import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.js';

export const TAGS = ['Me', 'Project', 'Task', 'Notification', 'Team', 'Invite', 'SearchFilters'] as const;

/** The one API of the product. Each noun injects its endpoints; server data lives in this cache alone. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});

/** For creates: the same key sent again gets the first answer again (decisions §1). */
export const idempotent = (): { 'Idempotency-Key': string } => ({ 'Idempotency-Key': crypto.randomUUID() });

/** Optimistic lock: stale → 409 `STALE_VERSION`. */
export const ifMatch = (version: number | undefined): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': `"${version}"` };
