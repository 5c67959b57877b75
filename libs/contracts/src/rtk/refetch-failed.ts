import { api, type Dispatched } from './api.js';
import { isApiError } from './api-error.js';
import { isPassing } from './base-query.js';

interface Endpoint {
  initiate: (arg: unknown, options: { subscribe: false; forceRefetch: true }) => Dispatched;
}

/** Refetches queries that failed while the server was unreachable, so that screens recover without a reload. */
export const refetchFailed = (): Dispatched => (dispatch, getState) => {
  // Endpoints are injected later, so they are only known by name here.
  const endpoints = api.endpoints as Partial<Record<string, Endpoint>>;
  for (const query of Object.values(getState().api.queries)) {
    if (query?.status !== 'rejected' || !isApiError(query.error) || !isPassing(query.error.status)) continue;
    const endpoint = endpoints[query.endpointName ?? ''];
    if (endpoint) dispatch(endpoint.initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
  }
};
