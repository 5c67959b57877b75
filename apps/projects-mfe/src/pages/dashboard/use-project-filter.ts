import { PROJECT_STATUSES } from '@taskloom/contracts';
import { useSearchParams } from '@taskloom/client/router';
import { useEffect, useState } from 'react';
import type { ProjectFilter } from './project-figures';

const filterOf = (params: URLSearchParams): ProjectFilter => ({
  text: params.get('q') ?? '',
  statuses: PROJECT_STATUSES.filter((status) => params.getAll('status').includes(status)),
});

const withFilter = (params: URLSearchParams, { text, statuses }: ProjectFilter): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const key of ['q', 'status']) next.delete(key);
  if (text.trim() !== '') next.set('q', text);
  for (const status of statuses) next.append('status', status);
  return next;
};

/** The filter of the list, which the address contains, so that it survives a reload and Back. */
export function useProjectFilter() {
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState(() => filterOf(params));
  useEffect(() => {
    const next = withFilter(params, filter);
    if (next.toString() !== params.toString()) setParams((now) => withFilter(now, filter), { replace: true });
  }, [params, setParams, filter]);
  return [filter, setFilter] as const;
}
