import { TASK_STATUSES, type TaskStatus } from '@taskloom/contracts';

/** The search parameter of the open task; ids are UUIDs, so `new` is never one. */
const TASK_PARAM = 'task';
const STATUS_PARAM = 'status';
const NEW = 'new';

/** The address of the dialog for a new task of a column. */
export const newTaskPath = (projectPath: string, status: TaskStatus): string =>
  `${projectPath}?${TASK_PARAM}=${NEW}&${STATUS_PARAM}=${status}`;

export type OpenTask = { kind: 'edit'; taskId: string } | { kind: 'create'; status: TaskStatus };

/** The task dialog that an address selects; null for none. */
export const openTask = (params: URLSearchParams): OpenTask | null => {
  const task = params.get(TASK_PARAM);
  if (!task) return null;
  if (task !== NEW) return { kind: 'edit', taskId: task };
  const status = TASK_STATUSES.find((known) => known === params.get(STATUS_PARAM));
  return { kind: 'create', status: status ?? TASK_STATUSES[0] };
};
