/** SQL: whether the task of the row `attachments a` exists, on the board or in the archive. */
export const HAS_TASK = `EXISTS (SELECT 1 FROM tasks t WHERE t.project_id = a.project_id AND t.id = a.task_id)
  OR EXISTS (SELECT 1 FROM archived_tasks t WHERE t.project_id = a.project_id AND t.id = a.task_id)`;
