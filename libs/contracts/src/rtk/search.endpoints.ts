import { API } from '../routes.js';
import type { SearchFilters, SearchQuery, SearchResult } from '../search.js';
import { api } from './api.js';
import { foundResults } from './search-list.js';

/**
 * The query string contains only parameters that are set, and `type` only when it is not `all` (specification 7).
 * @internal
 */
export const searchParams = ({ type, ...rest }: SearchQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...rest, type: type === 'all' ? undefined : type }).flatMap(([key, value]) =>
      value === undefined || value === '' || value === false ? [] : [[key, String(value)]],
    ),
  );

/**
 * The calls of the search, for code outside of components.
 * @example
 * const found = await dispatch(searchApi.endpoints.search.initiate({ q: text })).unwrap();
 */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSearchFilters: build.query<SearchFilters, void>({
      query: () => API.searchFilters,
      providesTags: ['SearchFilters'],
    }),
    search: build.query<SearchResult, SearchQuery>({
      query: (query) => ({ url: API.search, params: { ...searchParams(query), view: 'list' } }),
      transformResponse: foundResults,
      providesTags: ['Search'],
      keepUnusedDataFor: 30,
    }),
  }),
});

export const {
  /**
   * The values that a person can filter by.
   * @example
   * const { data: filters } = useGetSearchFiltersQuery();
   */
  useGetSearchFiltersQuery,
  /**
   * Searches projects, tasks and comments.
   * @example
   * const { data: found } = useSearchQuery({ q: text, status: 'inprogress' }, { skip: text === '' });
   */
  useSearchQuery,
  /**
   * A search that starts when it is called.
   * @example
   * const [search, { data: found }] = useLazySearchQuery();
   * await search({ q: text, type: 'tasks' });
   */
  useLazySearchQuery,
} = searchApi;
