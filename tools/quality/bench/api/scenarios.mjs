// @ts-check
/** The requests that both servers get. */

const STATUSES = ['todo', 'inprogress', 'done'];

/** Search terms: frequent, rare, a prefix, inside a word, several words, with typos, without matches, in every task, a symbol, in every project. */
const QUERIES = [
  'invoice',
  'newsletter 417',
  'cert',
  'shop',
  'review the billing contract',
  'warehuose',
  'quarterly report 23',
  'xylophone',
  'the',
  '%',
  'project',
];

/** Connections that write to one project. */
const WRITERS = 50;

/** Also at the number of connections of a busy team. */
const UNCHANGED = { atOnce: [1, 10, 32] };

/**
 * @typedef {object} Scenario
 * @property {string} name for `--only`
 * @property {string} title
 * @property {boolean} writes
 * @property {string} token
 * @property {() => Asked} request creates the next request
 * @property {Record<string, string>} [headers] of each request
 * @property {boolean} [conditional] asks with the `ETag` of the last response; the bare server sends everything each time
 * @property {number[]} [atOnce] numbers of concurrent requests
 *
 * @typedef {{ method: 'GET' | 'POST' | 'PATCH', path: string, body?: string }} Asked
 *
 * @param {import('./seed.mjs').Seeded} seeded
 * @param {{ reader: { token: string }, writer: { token: string }, searcher: { token: string } }} people
 * @param {number} tasks number of tasks to search
 * @returns {Scenario[]}
 */
export const scenarios = ({ mate, boards, written, movable }, { reader, writer, searcher }, tasks) => [
  read('me', 'GET auth/me', reader, () => '/api/auth/me'),
  { ...read('projects', 'GET projects, 20', reader, () => '/api/projects?view=list'), ...UNCHANGED },
  read('projects-whole', 'GET projects, 20, whole', reader, () => '/api/projects'),
  read('board-50', 'GET board of 50', reader, () => board(boards[0])),
  { ...read('board-1000', 'GET board of 1,000', reader, () => board(boards[1])), ...UNCHANGED },
  {
    ...read('board-304', 'GET board of 1,000, 304', reader, () => board(boards[1])),
    ...UNCHANGED,
    conditional: true,
  },
  {
    ...read('board-br', 'GET board of 1,000, br', reader, () => board(boards[1])),
    ...UNCHANGED,
    headers: { 'accept-encoding': 'br' },
  },
  read('board-whole', 'GET board of 1,000, whole', reader, () => board(boards[1], '')),
  {
    name: 'create',
    title: 'POST task',
    writes: true,
    token: writer.token,
    request: counted((n) => ({
      method: 'POST',
      path: `/api/projects/${at(written, n)}/tasks`,
      body: JSON.stringify({
        title: `Write it down ${n}`,
        description: 'With all that has to be known.',
        priority: 'high',
        assignees: [{ user: mate, role: 'primary' }],
      }),
    })),
  },
  move('move', 'PATCH task, to the next column', writer, movable),
  {
    ...move('writers', 'the same, all in one project', writer, inOneProject(movable)),
    atOnce: [WRITERS],
  },
  ...[
    { name: 'search', form: 'whole', query: '&limit=20' },
    { name: 'search-list', form: 'as the screen asks', query: '&limit=20&view=list' },
    { name: 'search-all', form: 'all results, whole', query: '' },
    { name: 'search-all-list', form: 'all results', query: '&view=list' },
  ].map(({ name, form, query }) =>
    read(
      name,
      `GET search, ${tasks.toLocaleString('en')} tasks, ${form}`,
      searcher,
      (n) => `/api/search?q=${encodeURIComponent(at(QUERIES, n))}${query}`,
    ),
  ),
];

/** @param {(n: number) => Asked} nth */
function counted(nth) {
  let n = 0;
  return () => nth(n++);
}

/** @template T @param {T[]} list @param {number} n @returns {T} the n-th, starting over after the last */
function at(list, n) {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

/** @typedef {import('./seed.mjs').Seeded['movable']} Movable */

/** @param {Movable} tasks @returns {Movable} those of the first one's project */
const inOneProject = (tasks) => tasks.filter(({ projectId }) => projectId === tasks[0]?.projectId);

/** @param {string} name @param {string} title @param {{ token: string }} who @param {Movable} tasks @returns {Scenario} */
const move = (name, title, { token }, tasks) => ({
  name,
  title,
  writes: true,
  token,
  request: counted((n) => {
    const { projectId, id, status } = at(tasks, n);
    const step = 1 + Math.floor(n / tasks.length);
    return {
      method: 'PATCH',
      path: `/api/projects/${projectId}/tasks/${id}`,
      body: JSON.stringify({ status: at(STATUSES, STATUSES.indexOf(status) + step) }),
    };
  }),
});

/** @param {string | undefined} projectId */
const board = (projectId, query = '?view=card') => `/api/projects/${projectId}/tasks${query}`;

/**
 * @param {string} name @param {string} title @param {{ token: string }} who @param {(n: number) => string} path
 * @returns {Scenario}
 */
const read = (name, title, { token }, path) => ({
  name,
  title,
  writes: false,
  token,
  request: counted((n) => ({ method: 'GET', path: path(n) })),
});
