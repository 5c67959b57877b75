// @ts-check
import { call } from '../../screens/people.mjs';

const TASKS = 1_000;
const AT_ONCE = 8;
const STATUSES = ['todo', 'inprogress', 'done'];
const PASSWORD = 'taskloom-demo';

/**
 * @typedef {object} World
 * @property {string} url
 * @property {import('../../screens/people.mjs').Session} session of a team admin of the demo
 * @property {string} board path of a project with 1,000 tasks
 *
 * @param {string} url
 * @returns {Promise<World>}
 */
export async function prepareWorld(url) {
  const session = await call(url, '/auth/login', {
    body: { email: 'maya@fernbank.example', password: PASSWORD },
  });
  const { token } = session;
  const project = await call(url, '/projects', {
    token,
    body: { title: 'A thousand tasks', description: 'To be moved about.', deadline: '2040-07-16' },
  });
  for (let first = 0; first < TASKS; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, TASKS - first) }, (_, at) => first + at);
    await Promise.all(
      some.map((at) =>
        call(url, `/projects/${project._id}/tasks`, {
          token,
          body: { title: `Task ${at} of a thousand`, status: STATUSES[at % STATUSES.length] },
        }),
      ),
    );
  }
  return { url, session, board: `/projects/${project._id}` };
}
