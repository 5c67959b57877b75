import { CALENDAR_TASKS, CALENDAR_UNDATED, type CalendarScope } from '@taskloom/contracts';
import { statement, type Statement } from '../../platform/database/index.js';
import { taskHitSql } from '../tasks/index.js';

/** The chosen projects of the caller. */
const MINE = `mine AS MATERIALIZED (
  SELECT m.project_id FROM project_members m JOIN projects a ON a.id = m.project_id
  WHERE m.user_id = $1 AND a.archived_at IS NULL AND ($4::uuid[] IS NULL OR m.project_id = ANY ($4)))`;

/** Where the tasks of a scope come from: the caller's assignments, or the caller's projects. */
const SOURCE: Record<CalendarScope, string> = {
  mine: `mine JOIN task_assignees a ON a.project_id = mine.project_id AND a.user_id = $1
    JOIN tasks t ON t.project_id = a.project_id AND t.id = a.task_id`,
  all: 'mine JOIN tasks t ON t.project_id = mine.project_id',
};

/** Key and value of a list, and whether more was found than it may contain. */
const part = (list: string, more: string, found: string, most: number): string => `
  '${list}', coalesce((
    SELECT json_agg(${taskHitSql} ORDER BY f.place)
    FROM ${found} f JOIN tasks t ON t.project_id = f.project_id AND t.id = f.id
    JOIN projects p ON p.id = f.project_id WHERE f.place <= ${most}), '[]'),
  '${more}', (SELECT count(*) > ${most} FROM ${found})`;

/** Saves 14 queries and encoding in JavaScript: 17 instead of 19 ms. $1 caller, $2 first day, $3 last day, $4 projects; `CalendarAnswer` as JSON text. */
const calendar = (scope: CalendarScope): Statement =>
  statement(
    `calendar.${scope}`,
    `WITH ${MINE}, tasks_due AS (
       SELECT t.project_id, t.id, row_number() OVER (ORDER BY t.deadline, t.status = 'done', t.id) AS place
       FROM ${SOURCE[scope]} WHERE t.deadline BETWEEN $2 AND $3
       ORDER BY t.deadline, t.status = 'done', t.id LIMIT ${CALENDAR_TASKS + 1}),
     without AS (
       SELECT t.project_id, t.id, row_number() OVER (ORDER BY t.id DESC) AS place
       FROM ${SOURCE[scope]} WHERE t.deadline IS NULL AND t.status <> 'done'
       ORDER BY t.id DESC LIMIT ${CALENDAR_UNDATED + 1})
     SELECT json_build_object(
       ${part('tasks', 'more', 'tasks_due', CALENDAR_TASKS)},
       ${part('undated', 'moreUndated', 'without', CALENDAR_UNDATED)})::text AS json`,
  );

export const CALENDAR: Readonly<Record<CalendarScope, Statement>> = {
  mine: calendar('mine'),
  all: calendar('all'),
};
