// @ts-check
import { call } from '../../screens/people.mjs';

const AT_ONCE = 8;
const STATUSES = ['todo', 'inprogress', 'done'];
const PASSWORD = 'taskloom-demo';

/**
 * @typedef {object} World
 * @property {string} url
 * @property {import('../../screens/people.mjs').Session} session of a team admin of the demo
 * @property {string} board path of a project with 1,000 tasks
 * @property {string} bigBoard path of one with 10,000
 *
 * @param {string} url
 * @returns {Promise<World>}
 */
export async function prepareWorld(url) {
  const session = await call(url, '/auth/login', {
    body: { email: 'maya@fernbank.example', password: PASSWORD },
  });
  const { token } = session;
  const board = await prepareBoard(url, token, 1_000);
  return { url, session, board, bigBoard: await prepareBoard(url, token, 10_000) };
}

/** @param {string} url @param {string} token @param {number} tasks @returns {Promise<string>} its path */
async function prepareBoard(url, token, tasks) {
  const project = await call(url, '/projects', {
    token,
    body: { title: `${tasks} tasks`, description: 'To be moved about.', deadline: '2040-07-16' },
  });
  for (let first = 0; first < tasks; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, tasks - first) }, (_, at) => first + at);
    await Promise.all(
      some.map((at) =>
        call(url, `/projects/${project._id}/tasks`, {
          token,
          body: { title: `Task ${at} of ${tasks}`, status: STATUSES[at % STATUSES.length] },
        }),
      ),
    );
  }
  return `/projects/${project._id}`;
}
