import { useSearchParams } from '@taskloom/client/router';
import { useEffect, useState } from 'react';
import { filterOf, withFilter } from '../../features/board/order/filter-params';
import { openTask } from '../../tasks/task-path';

/**
 * The filter of the board, which the address contains, so that it survives a reload and can be shared. Opening and closing a dialog
 * navigates to addresses without it; it is put back once the dialog is closed.
 */
export function useBoardFilter() {
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState(() => filterOf(params));
  useEffect(() => {
    if (openTask(params)) return;
    const next = withFilter(params, filter);
    if (next.toString() !== params.toString()) setParams(next, { replace: true });
  }, [params, setParams, filter]);
  return [filter, setFilter] as const;
}
