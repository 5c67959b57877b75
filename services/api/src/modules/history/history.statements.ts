/** File events don't contain the title of their task, so it is read. */
export const TITLE = `coalesce(CAST(:taskTitle AS text),
  (SELECT t.title FROM tasks t WHERE t.project_id = :projectId AND t.id = :taskId))`;
