import { API } from '../routes.js';
import type { SearchFilters, SearchQuery, SearchResult } from '../search.js';
import { api } from './api.js';
import { normaliseSearch } from './normalise.js';

/** The query string contains only parameters that are set, and `type` only when it is not `all` (specification 7). */
export const searchParams = ({ type, ...rest }: SearchQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...rest, type: type === 'all' ? undefined : type }).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, value]],
    ),
  );

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSearchFilters: build.query<SearchFilters, void>({
      query: () => API.searchFilters,
      providesTags: ['SearchFilters'],
    }),
    search: build.query<SearchResult, SearchQuery>({
      query: (query) => ({ url: API.search, params: searchParams(query) }),
      transformResponse: normaliseSearch,
      providesTags: ['Search'],
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useGetSearchFiltersQuery, useSearchQuery, useLazySearchQuery } = searchApi;
