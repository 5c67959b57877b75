const OF_TASK = 'project_id = :projectId AND task_id = :taskId';

/** SQL: whether the member `m` watches the task: assignees and the author do, unless they have chosen not to. */
export const WATCHES = `m.user_id IN (
    SELECT user_id FROM task_assignees WHERE ${OF_TASK}
    UNION ALL SELECT created_by FROM tasks WHERE project_id = :projectId AND id = :taskId
    UNION ALL SELECT user_id FROM task_watches WHERE ${OF_TASK} AND watching)
  AND m.user_id NOT IN (SELECT user_id FROM task_watches WHERE ${OF_TASK} AND NOT watching)`;
