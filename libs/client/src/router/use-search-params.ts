import { useCallback } from 'react';
import { useSearchParams as useRenderedSearchParams, type SetURLSearchParams } from 'react-router-dom';
import { useGuardedHistory } from './app-router';

/**
 * The search parameters of the address, and a function that changes them. Its callback receives the parameters that the address has
 * now, which a slow page may not have rendered yet, so that quick changes add up.
 * @example
 * const [params, setParams] = useSearchParams();
 * const show = (tab: string) =>
 *   setParams((now) => {
 *     now.set('tab', tab);
 *     return now;
 *   });
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const history = useGuardedHistory();
  const [params, setParams] = useRenderedSearchParams();
  const change = useCallback<SetURLSearchParams>(
    (next, options) => {
      const { search } = history.position().location;
      setParams(typeof next === 'function' ? next(new URLSearchParams(search)) : next, options);
    },
    [history, setParams],
  );
  return [params, change];
}
