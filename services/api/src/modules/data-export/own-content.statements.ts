/** SQL: whether the person of `:userId` is assigned to the row `tasks t`. */
export const IS_ASSIGNED = `EXISTS (SELECT 1 FROM task_assignees a
  WHERE a.project_id = t.project_id AND a.task_id = t.id AND a.user_id = :userId)`;
/** SQL: the names of the assignees of the row `tasks t`. */
export const ASSIGNEES = `ARRAY(SELECT u.name FROM task_assignees a JOIN users u ON u.id = a.user_id
  WHERE a.project_id = t.project_id AND a.task_id = t.id ORDER BY a.ordinal)`;
/** SQL: the names of the labels of the row `tasks t`. */
export const LABELS = `ARRAY(SELECT l.name FROM labels l
  WHERE l.project_id = t.project_id AND l.id = ANY(t.labels) ORDER BY label_key(l.name))`;
