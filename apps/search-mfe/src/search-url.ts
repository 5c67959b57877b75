import {
  LIMITS,
  PROJECT_STATUSES,
  SEARCH_TYPES,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type SearchQuery,
  type SearchType,
} from '@taskloom/contracts';

export type Filters = Omit<SearchQuery, 'q' | 'limit' | 'comments'>;
export type FilterName = keyof Filters;

/** In the order of the form and the chips. */
const FILTER_NAMES = ['type', 'status', 'priority', 'assignee', 'projectId', 'archived'] as const;

const STATUSES = [...PROJECT_STATUSES, ...TASK_STATUSES];

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

/** Projects have no assignees (specification 2.10). */
export const hasAssignees = (type: SearchType | undefined): boolean => type !== 'projects';

/**
 * Removes filters that are not set or have no meaning in combination, so that equal filters are equal
 * objects.
 */
export const tidy = (filters: Filters): Filters => {
  const meant: Filters = {
    ...filters,
    type: filters.type === 'all' ? undefined : filters.type,
    assignee: hasAssignees(filters.type) ? filters.assignee : undefined,
  };
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => (meant[name] ? [[name, meant[name]]] : [])),
  ) satisfies Filters;
};

export const activeFilters = (filters: Filters): FilterName[] => {
  const set = tidy(filters);
  return FILTER_NAMES.filter((name) => set[name]);
};

/**
 * Parses the search of an address. Invalid values are ignored: an address may be typed by hand or out of
 * date.
 */
export const readSearch = (params: URLSearchParams): { q: string; filters: Filters } => ({
  q: (params.get('q') ?? '').trim().slice(0, LIMITS.query),
  filters: tidy({
    type: oneOf(SEARCH_TYPES, params.get('type')),
    status: oneOf(STATUSES, params.get('status')),
    priority: oneOf(TASK_PRIORITIES, params.get('priority')),
    assignee: params.get('assignee') ?? undefined,
    projectId: params.get('projectId') ?? undefined,
    archived: params.get('archived') === 'true' || undefined,
  }),
});

/** The address of a search: only the filters that are set, as in the request itself (specification 7). */
export const writeSearch = (q: string, filters: Filters): URLSearchParams => {
  const asked = q.trim();
  const set = Object.entries(tidy(filters)).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams({ ...(asked ? { q: asked } : {}), ...Object.fromEntries(set) });
};
