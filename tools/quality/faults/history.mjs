// @ts-check
/** Compares the acknowledged writes with the stored data to find lost, repeated and incomplete writes. */
import pg from 'pg';

const TASKS = 'SELECT id, title FROM tasks WHERE project_id = $1';
const CHANGES = `SELECT revision::int, data->>'taskId' AS task, data->'updates'->>'title' AS title FROM project_changes WHERE project_id = $1 ORDER BY revision`;
const PROJECT = 'SELECT revision::int FROM projects WHERE id = $1';
const NOTICES = `SELECT link, count(*)::int AS count FROM notifications WHERE user_id = $1 AND type = 'task_assigned' GROUP BY link`;

/**
 * @param {object} what
 * @param {string} what.databaseUrl
 * @param {string} what.projectId only the writers create and rename its tasks
 * @param {string} what.colleague the assignee of each task
 * @param {import('./writer.mjs').Writer[]} what.writers
 * @returns {Promise<string[]>} a sentence for each violation; empty when there is none
 */
export async function brokenPromises({ databaseUrl, projectId, colleague, writers }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const rows = async (/** @type {string} */ sql, /** @type {unknown[]} */ values) =>
      (await client.query(sql, values)).rows;
    const [project] = await rows(PROJECT, [projectId]);
    return judge({
      writes: writers.flatMap((writer) => writer.writes),
      strange: writers.flatMap((writer) => writer.strange),
      tasks: await rows(TASKS, [projectId]),
      changes: await rows(CHANGES, [projectId]),
      revision: project.revision,
      notices: await rows(NOTICES, [colleague]),
    });
  } finally {
    await client.end();
  }
}

/**
 * @typedef {object} History
 * @property {readonly import('./writer.mjs').Write[]} writes with their acknowledgements
 * @property {readonly string[]} strange unexpected responses
 * @property {readonly { id: string, title: string }[]} tasks
 * @property {readonly { revision: number, task: string, title: string | null }[]} changes in order
 * @property {number} revision
 * @property {readonly { link: string, count: number }[]} notices
 *
 * @param {History} history
 */
export const judge = ({ writes, strange, tasks, changes, revision, notices }) => [
  ...strange.map((answer) => `An unexpected response: ${answer}`),
  ...appliedOnce(writes, changes),
  ...lastOneStands(tasks, changes),
  ...whole(tasks, changes, revision, notices),
];

/** @param {History['writes']} writes @param {History['changes']} changes */
function appliedOnce(writes, changes) {
  /** @type {Map<string | null, number>} */
  const times = new Map();
  for (const { title } of changes) times.set(title, (times.get(title) ?? 0) + 1);
  return writes.flatMap(({ kind, value, acknowledged }) => {
    const count = times.get(value) ?? 0;
    if (count > 1) return [`A ${kind} was applied ${count} times: ${value}`];
    return acknowledged && count === 0 ? [`An acknowledged ${kind} is lost: ${value}`] : [];
  });
}

/** @param {History['tasks']} tasks @param {History['changes']} changes */
function lastOneStands(tasks, changes) {
  const last = new Map(changes.filter(({ title }) => title !== null).map(({ task, title }) => [task, title]));
  return tasks
    .filter(({ id, title }) => last.get(id) !== title)
    .map(({ id, title }) => `Task ${id} is "${title}", and its last change says "${last.get(id)}"`);
}

/** @param {History['tasks']} tasks @param {History['changes']} changes @param {number} revision @param {History['notices']} notices */
function whole(tasks, changes, revision, notices) {
  const counts = new Map(notices.map(({ link, count }) => [link.split('task=')[1], count]));
  return [
    ...changes
      .filter((change, index) => change.revision !== index + 1)
      .slice(0, 1)
      .map((change) => `The changes have a gap before revision ${change.revision}`),
    ...(changes.length === revision ? [] : [`Revision ${revision}, and ${changes.length} changes`]),
    ...tasks
      .filter(({ id }) => counts.get(id) !== 1)
      .map(({ id }) => `Task ${id} was sent ${counts.get(id) ?? 0} times to its assignee`),
  ];
}
