import { TASK_PRIORITIES } from '@taskloom/contracts';
import type { BoardFilter } from './filter';

const KEYS = { text: 'q', priorities: 'priority', assignees: 'assignee', labels: 'label' } as const;

/** The filter that an address contains. What it does not know is ignored. */
export const filterOf = (params: URLSearchParams): BoardFilter => ({
  text: params.get(KEYS.text) ?? '',
  priorities: TASK_PRIORITIES.filter((priority) => params.getAll(KEYS.priorities).includes(priority)),
  assignees: params.getAll(KEYS.assignees),
  labels: params.getAll(KEYS.labels),
});

/** The parameters with this filter, and the others as they are. */
export const withFilter = (params: URLSearchParams, filter: BoardFilter): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const key of Object.values(KEYS)) next.delete(key);
  if (filter.text.trim() !== '') next.set(KEYS.text, filter.text);
  for (const field of ['priorities', 'assignees', 'labels'] as const)
    for (const value of filter[field]) next.append(KEYS[field], value);
  return next;
};
