// @ts-check
/**
 * The baseline: the same work with `node:http` and `pg` alone. It reads session, membership and data with the API's own
 * statements over the same number of connections, and does no validation, logging, rate limiting or publishing.
 */
import { createServer } from 'node:http';
import { LIMITS } from '@taskloom/contracts';
import { Pool } from 'pg';
import { dataSourceOptions, declaredStatement, presentSearchList, presentUser } from './api-parts.mjs';
import { tokenReader } from './bare-session.mjs';
import { createTask, moveTask } from './bare-writes.mjs';

const { DATABASE_URL = '', DATABASE_POOL = '20', JWT_SECRET = '', PORT } = process.env;
const { extra } = dataSourceOptions(DATABASE_URL, Number(DATABASE_POOL));
// The API sets it for searches only. Here it applies to the whole connection, because it doesn't affect the other statements.
const options = `${extra.options} -c plan_cache_mode=force_generic_plan`;
const pool = new Pool({ ...extra, options, connectionString: DATABASE_URL, max: Number(DATABASE_POOL) });
const sessionOf = tokenReader(JWT_SECRET);

// The API writes it with TypeORM.
const CALLER = {
  name: 'bare.caller',
  text: `SELECT u.id AS _id, u.name, u.email, coalesce(u.avatar, u.initials_avatar) AS avatar,
      coalesce(m.role, 'member') AS role, m.team_id AS "teamId", s.id AS "sessionId"
    FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN team_memberships m ON m.user_id = u.id
    WHERE s.id = ANY ($1) AND s.expires_at > now() AND u.disabled_at IS NULL`,
};
const BRIEF_PROJECTS = declaredStatement('projects.brief');
// The API reads the list of projects and then those that have changed; here everything is read in one statement.
const SOME_PROJECTS = declaredStatement('projects.some').text;
const OF_MEMBER = 'p.id IN (SELECT project_id FROM project_members WHERE user_id = $1)';
const PROJECTS = {
  name: 'bare.projects',
  text: `${SOME_PROJECTS.replace('p.id = ANY($1)', OF_MEMBER)} ORDER BY p.updated_at DESC, p.id DESC`,
};
const ID_LIST = {
  name: 'bare.ids',
  text: `SELECT p.id FROM projects p WHERE ${OF_MEMBER} ORDER BY p.updated_at DESC, p.id DESC`,
};
const VISIBLE_PROJECT = declaredStatement('projects.visible');
const VISIBLE_TASK = declaredStatement('tasks.visible');
const CARDS = declaredStatement('tasks.card-all');
const WHOLE = declaredStatement('tasks.whole-all');
const SEARCH = declaredStatement('search.everything');

/** @param {{ name: string, text: string }} statement @param {unknown[]} values */
const rows = async (statement, values) => (await pool.query({ ...statement, values })).rows;

/** @param {{ name: string, text: string }} statement @param {unknown[]} values */
const row = async (statement, values) => (await rows(statement, values))[0];

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {[status: number, json: string]} Answer */

/** @type {Answer} */
const NOT_FOUND = [404, '{}'];

/** @param {Request} request @returns {Promise<Answer>} */
async function answer(request) {
  if (request.url === '/ready') return [200, '{}'];
  const sessionId = sessionOf(request.headers.authorization);
  const caller = sessionId && (await row(CALLER, [[sessionId]]));
  if (!caller) return [401, '{}'];
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  const [, , what, projectId, , taskId] = path.split('/');
  if (what === 'auth') return [200, JSON.stringify(presentUser(caller))];
  if (what === 'search') {
    const asked = new URLSearchParams(query);
    const limit = Number(asked.get('limit') ?? LIMITS.found);
    const values = [caller._id, asked.get('q')?.trim(), null, 'all', null, null, null, limit];
    const { json } = await row(SEARCH, values);
    return [200, asked.has('view') ? JSON.stringify(presentSearchList(JSON.parse(json))) : json];
  }
  if (!projectId && query === 'view=list') {
    const ids = (await rows(ID_LIST, [caller._id])).map(({ id }) => id);
    return [200, (await row(BRIEF_PROJECTS, [ids])).json];
  }
  if (!projectId) {
    const projects = await rows(PROJECTS, [caller._id]);
    return [200, `[${projects.map(({ json }) => json).join(',')}]`];
  }
  if (taskId) return move(request, caller, projectId, taskId);
  return board(request, caller, projectId, query === 'view=card' ? CARDS : WHOLE);
}

/** @param {Request} request @param {any} caller @param {string} projectId @param {{ name: string, text: string }} list @returns {Promise<Answer>} */
async function board(request, caller, projectId, list) {
  const project = await row(VISIBLE_PROJECT, [projectId, caller._id]);
  if (!project) return NOT_FOUND;
  if (request.method === 'POST') return [201, await createTask(pool, caller, project, await body(request))];
  return [200, (await row(list, [projectId])).json];
}

/** @param {Request} request @param {any} caller @param {string} projectId @param {string} taskId @returns {Promise<Answer>} */
async function move(request, caller, projectId, taskId) {
  const found = await row(VISIBLE_TASK, [projectId, caller._id, taskId]);
  if (!found) return NOT_FOUND;
  return [200, await moveTask(pool, caller, found.project, taskId, await body(request))];
}

/** @param {Request} request */
async function body(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

const server = createServer((request, response) => {
  answer(request)
    .catch((error) => {
      console.error(error);
      return /** @type {Answer} */ ([500, '{}']);
    })
    .then(([status, json]) => {
      response.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(json),
      });
      response.end(json);
    });
});
server.listen(Number(PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
