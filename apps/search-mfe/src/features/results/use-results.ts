import type { SearchQuery, SearchResult } from '@taskloom/contracts';
import { useSearchQuery } from '@taskloom/contracts/rtk';
import { useCallback, useState } from 'react';

/** Results of each kind in the first response: more than a tall screen shows. */
const FIRST = 20;

/** How many results there are of both kinds. */
export const countOf = (result: SearchResult | undefined): number => {
  if (!result) return 0;
  const { projects, tasks, total } = result;
  return total ? total.projects + total.tasks : projects.length + tasks.length;
};

/** The first results of a query, and all of them once they are needed. */
export function useResults(query: SearchQuery) {
  const key = JSON.stringify(query);
  const [wanted, setWanted] = useState('');
  const skip = query.q === '';
  const first = useSearchQuery({ ...query, limit: FIRST }, { skip });
  const all = useSearchQuery(query, { skip: skip || wanted !== key });
  const loadAll = useCallback(() => setWanted(key), [key]);
  const search = all.currentData ? all : first;
  return { search, hasFound: countOf(search.currentData) > 0, loadAll };
}
