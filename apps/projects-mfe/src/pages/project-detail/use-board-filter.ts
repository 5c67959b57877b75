import { useParams, useSearchParams } from '@taskloom/client/router';
import { useEffect, useState } from 'react';
import { filterOf, withFilter } from '../../features/board/order/filter-params';
import { linkedTask, openDialog } from '../../tasks/task-path';

/**
 * The filter of the board, which the address contains, so that it survives a reload and can be shared. A task or a dialog has an
 * address without it; it is restored once they are closed.
 */
export function useBoardFilter() {
  const { taskId } = useParams();
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState(() => filterOf(params));
  useEffect(() => {
    if (taskId || openDialog(params) || linkedTask(params)) return;
    const next = withFilter(params, filter);
    if (next.toString() !== params.toString()) setParams((now) => withFilter(now, filter), { replace: true });
  }, [params, setParams, filter, taskId]);
  return [filter, setFilter] as const;
}
