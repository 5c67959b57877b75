// @ts-check
/** Creates and moves a task with `pg` alone: the same statements in one transaction, with change log, history and notifications. */
import { v7 as uuid } from 'uuid';
import {
  declaredStatement,
  onTaskCreated,
  onTaskUpdated,
  positionBetween,
  presentPublicPerson,
  TaskCreated,
  TaskUpdated,
  UPDATE_TASK,
} from './api-parts.mjs';

// The API generates these from its entities.
const NEXT_REVISION = {
  name: 'bare.next-revision',
  text: `UPDATE projects SET revision = revision + 1, updated_at = now()
    WHERE id = $1 AND EXISTS (SELECT 1 FROM project_members WHERE project_id = $1 AND user_id = $2)
    RETURNING revision`,
};
const RECORD_CHANGE = {
  name: 'bare.record-change',
  text: 'INSERT INTO project_changes (project_id, revision, event, data) VALUES ($1, $2, $3, $4)',
};
const RECORD_EVENT = {
  name: 'bare.record-event',
  text: `INSERT INTO project_events (project_id, revision, type, actor_id, task_id, task_title, data)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
};
const AT_END = {
  name: 'bare.at-end',
  text: 'SELECT max(position) AS lower, NULL AS upper FROM tasks WHERE project_id = $1 AND status = $2 AND id <> $3',
};
const INSERT = {
  name: 'bare.insert',
  text: `INSERT INTO tasks (project_id, id, created_by, title, description, status, priority, deadline, position)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};
const ASSIGN = {
  name: 'bare.assign',
  text: `INSERT INTO task_assignees (project_id, task_id, user_id, role, ordinal)
    SELECT $1, $2, user_id, role, ordinal
    FROM unnest($3::uuid[], $4::text[]) WITH ORDINALITY AS given (user_id, role, ordinal)`,
};
const ONE = declaredStatement('tasks.one');
const FIELDS = declaredStatement('tasks.fields');
const NOTIFY = declaredStatement('notifications.insert');

/** @typedef {(statement: { name: string, text: string }, params: unknown[]) => Promise<any>} Row the first row of the response */

/**
 * @template T
 * @param {import('pg').Pool} pool
 * @param {(row: Row) => Promise<T>} work
 */
async function transaction(pool, work) {
  const client = await pool.connect();
  try {
    await client.query('START TRANSACTION');
    const result = await work(async (statement, values) => {
      const { rows } = await client.query({ ...statement, values });
      return rows[0];
    });
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/** @param {import('pg').Pool} pool @param {any} caller @param {any} project @param {any} input */
export const createTask = (pool, caller, project, input) =>
  transaction(pool, async (row) => {
    const {
      title,
      description = '',
      status = 'todo',
      priority = 'medium',
      deadline = null,
      assignees,
    } = input;
    const id = uuid();
    const stamp = await next(row, caller, project);
    const { lower, upper } = await row(AT_END, [project._id, status, id]);
    const columns = [title, description, status, priority, deadline, positionBetween(lower, upper)];
    await row(INSERT, [project._id, id, caller._id, ...columns]);
    const people = assignees.map((/** @type {any} */ { user }) => user);
    const roles = assignees.map((/** @type {any} */ { role }) => role);
    await row(ASSIGN, [project._id, id, people, roles]);
    const { json } = await row(ONE, [project._id, id]);
    const event = new TaskCreated(stamp, project, JSON.parse(json));
    await record(row, event, onTaskCreated(event));
    return json;
  });

/** @param {import('pg').Pool} pool @param {any} caller @param {any} project @param {string} id @param {any} input */
export const moveTask = (pool, caller, project, id, { status }) =>
  transaction(pool, async (row) => {
    const stamp = await next(row, caller, project);
    const { fields: before } = await row(FIELDS, [project._id, id]);
    const { lower, upper } = await row(AT_END, [project._id, status, id]);
    const [update, params] = UPDATE_TASK([project._id, id], {
      status,
      position: positionBetween(lower, upper),
    });
    const { task } = await row(update, params);
    const event = new TaskUpdated(stamp, project, before, task);
    await record(row, event, onTaskUpdated(event));
    return JSON.stringify(task);
  });

/** @param {Row} row @param {any} caller @param {any} project */
async function next(row, caller, project) {
  const { revision } = await row(NEXT_REVISION, [project._id, caller._id]);
  return { projectId: project._id, revision, actor: presentPublicPerson(caller) };
}

/** @param {Row} row @param {any} event @param {any[]} notices */
async function record(row, { change, history }, notices) {
  const { event, data } = change;
  await row(RECORD_CHANGE, [data.projectId, data.revision, event, JSON.stringify(data)]);
  const { type: kind, task, changes } = history;
  const told = [data.projectId, data.revision, kind, data.actor._id, task._id, task.title];
  await row(RECORD_EVENT, [...told, JSON.stringify({ changes })]);
  const rows = notices.map(({ userId, type, title, message, link, sender, project, actionData }) => ({
    user_id: userId,
    id: uuid(),
    type,
    title,
    message,
    link,
    sender_id: sender._id,
    project_id: project._id,
    project_title: project.title,
    action_data: actionData,
  }));
  await row(NOTIFY, [JSON.stringify(rows)]);
}
