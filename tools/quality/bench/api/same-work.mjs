// @ts-check
/** Verifies that both servers do the same work: a read returns the same bytes, a write adds the same rows. */
import assert from 'node:assert/strict';

const ROWS = `SELECT (SELECT count(*) FROM tasks) AS tasks, (SELECT count(*) FROM task_assignees) AS assignees,
  (SELECT count(*) FROM project_changes) AS changes, (SELECT count(*) FROM project_events) AS events,
  (SELECT count(*) FROM notifications) AS notifications,
  (SELECT sum(revision) FROM projects) AS revisions, (SELECT sum(version) FROM tasks) AS versions`;

/**
 * @param {import('pg').Client} database
 * @param {import('./scenarios.mjs').Scenario} scenario
 * @param {{ bare: { url: string }, ours: { url: string } }} servers
 */
export async function expectSameWork(database, scenario, { bare, ours }) {
  if (!scenario.writes) {
    const asked = scenario.request();
    const expected = await answerOf(bare.url, scenario, asked);
    assert.equal(await answerOf(ours.url, scenario, asked), expected, scenario.title);
    return;
  }
  const [expected, actual] = [
    await traceOf(database, bare.url, scenario),
    await traceOf(database, ours.url, scenario),
  ];
  assert.deepEqual(actual, expected, scenario.title);
}

/** @param {string} url @param {import('./scenarios.mjs').Scenario} scenario @param {import('./scenarios.mjs').Asked} asked */
async function answerOf(url, { token }, { method, path, body }) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(url + path, { method, headers, body });
  const text = await response.text();
  assert.ok(response.ok, `${method} ${url}${path}: ${response.status} ${text}`);
  return text;
}

/**
 * The scenario with the `ETag` of its current response.
 * @param {string} url @param {import('./scenarios.mjs').Scenario} scenario @returns {Promise<import('./scenarios.mjs').Scenario>}
 */
export async function withEtag(url, scenario) {
  if (!scenario.conditional) return scenario;
  const headers = { authorization: `Bearer ${scenario.token}` };
  const etag = (await fetch(url + scenario.request().path, { headers })).headers.get('etag');
  assert.ok(etag, `${scenario.title}: the response has no ETag`);
  return { ...scenario, headers: { ...scenario.headers, 'if-none-match': etag } };
}

/** Runs the scenario once and returns the rows that it writes and the content of its response. @param {import('pg').Client} database @param {string} url @param {import('./scenarios.mjs').Scenario} scenario */
async function traceOf(database, url, scenario) {
  const count = async () => (await database.query(ROWS)).rows[0];
  const before = await count();
  const answer = JSON.parse(await answerOf(url, scenario, scenario.request()));
  const after = await count();
  const written = Object.entries(after).map(([what, rows]) => [what, Number(rows) - Number(before[what])]);
  return { written: Object.fromEntries(written), answer: Object.keys(answer) };
}
