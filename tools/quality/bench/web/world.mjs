// @ts-check
import { Person } from '../../../run/people/person.mjs';

const AT_ONCE = 8;
const STATUSES = ['todo', 'inprogress', 'done'];
const PASSWORD = 'taskloom-demo';

/**
 * @typedef {object} World
 * @property {string} url
 * @property {Person} session of a team admin of the demo
 * @property {string} board path of a project with 1,000 tasks
 * @property {string} bigBoard path of one with 10,000
 *
 * @param {string} url
 * @returns {Promise<World>}
 */
export async function prepareWorld(url) {
  const session = await Person.signIn(url, 'maya@fernbank.example', PASSWORD);
  const board = await prepareBoard(session, 1_000);
  return { url, session, board, bigBoard: await prepareBoard(session, 10_000) };
}

/** @param {Person} person @param {number} tasks @returns {Promise<string>} its path */
async function prepareBoard(person, tasks) {
  const project = await person.do('POST', '/projects', {
    title: `${tasks} tasks`,
    description: 'To be moved about.',
    deadline: '2040-07-16',
  });
  for (let first = 0; first < tasks; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, tasks - first) }, (_, at) => first + at);
    await Promise.all(
      some.map((at) =>
        person.do('POST', `/projects/${project._id}/tasks`, {
          title: `Task ${at} of ${tasks}`,
          status: STATUSES[at % STATUSES.length],
        }),
      ),
    );
  }
  return `/projects/${project._id}`;
}
