import { api, type Dispatched } from './api.js';
import { isApiError } from './api-error.js';
import { isPassing } from './base-query.js';

interface Endpoint {
  initiate: (arg: unknown, options: { subscribe: false; forceRefetch: true }) => Dispatched;
}

/** Asks again whatever got no answer while the server was away, so that screens recover by themselves. */
export const refetchFailed = (): Dispatched => (dispatch, getState) => {
  // Each noun injects its endpoints later: here they are known by name alone.
  const endpoints = api.endpoints as Partial<Record<string, Endpoint>>;
  for (const query of Object.values(getState().api.queries)) {
    if (query?.status !== 'rejected' || !isApiError(query.error) || !isPassing(query.error.status)) continue;
    const endpoint = endpoints[query.endpointName ?? ''];
    if (endpoint) dispatch(endpoint.initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
  }
};
