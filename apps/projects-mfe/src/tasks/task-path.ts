import { isRecord, SCREENS, TASK_STATUSES, type TaskStatus } from '@taskloom/contracts';

/** The search parameter of a new task, and in stored links of an open one; ids are UUIDs, so `new` is never one. */
const TASK_PARAM = 'task';
const STATUS_PARAM = 'status';
const EDIT_PARAM = 'edit';
const NEW = 'new';

/** The address of the dialog for a new task of a column. */
export const newTaskPath = (projectPath: string, status: TaskStatus): string =>
  `${projectPath}?${TASK_PARAM}=${NEW}&${STATUS_PARAM}=${status}`;

/** The address of the 'Edit Task' form. */
export const editTaskPath = (projectId: string, taskId: string): string =>
  `${SCREENS.project(projectId)}?${EDIT_PARAM}=${encodeURIComponent(taskId)}`;

export type OpenDialog = { kind: 'edit'; taskId: string } | { kind: 'create'; status: TaskStatus };

/** The task dialog that an address selects; null for none. */
export const openDialog = (params: URLSearchParams): OpenDialog | null => {
  const edited = params.get(EDIT_PARAM);
  if (edited) return { kind: 'edit', taskId: edited };
  if (params.get(TASK_PARAM) !== NEW) return null;
  const status = TASK_STATUSES.find((known) => known === params.get(STATUS_PARAM));
  return { kind: 'create', status: status ?? TASK_STATUSES[0] };
};

/** The task that a stored link selects (`?task=`), which redirects to the task's own address. */
export const linkedTask = (params: URLSearchParams): string | null => {
  const task = params.get(TASK_PARAM);
  return task && task !== NEW ? task : null;
};

/** How a task was opened, in the state of its history entry: none in a tab of its own. */
export interface PanelState {
  /** Beside the board instead of as a full page. */
  beside: boolean;
}

export const BESIDE: PanelState = { beside: true };

export const panelState = (state: unknown): PanelState => ({
  beside: isRecord(state) && state.beside === true,
});
