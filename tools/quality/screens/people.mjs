// @ts-check
/** The people and data for the screens, and requests to the API. */
import { Failure } from '../../run/terminal/failure.mjs';
import { photo, paper } from './files.mjs';

const DEMO_PASSWORD = 'taskloom-demo';

/**
 * @typedef {'maya' | 'jonas' | 'noor' | 'sam'} Who an admin and owner, a member, an invited person, a new person
 * @typedef {{ token: string, user: { _id: string, name: string } }} Session
 * @typedef {{ _id: string, title: string }} Named
 *
 * @typedef {object} World
 * @property {string} url
 * @property {Record<Who, Session>} sessions
 * @property {string} project with everyone in it, owned by Maya
 * @property {string} task with comments and files
 *
 * @param {string} url
 * @param {string} path
 * @param {{ token?: string, method?: string, body?: object | FormData }} [how]
 * @returns {Promise<any>}
 */
export async function call(url, path, { token, body, method = body ? 'POST' : 'GET' } = {}) {
  const form = body instanceof FormData;
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(form ? {} : { 'content-type': 'application/json' }),
    },
    ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Failure(`${method} ${path} answered ${answer.status}: ${text}`);
  return text ? JSON.parse(text) : undefined;
}

/** @param {string} url @param {string} name */
const signIn = (url, name) =>
  call(url, '/auth/login', { body: { email: `${name}@fernbank.example`, password: DEMO_PASSWORD } });

/** @param {string} url @param {string} name */
const register = (url, name) =>
  call(url, '/auth/register', {
    body: {
      name,
      email: `${name.split(' ')[0]?.toLowerCase()}@fernbank.example`,
      password: DEMO_PASSWORD,
    },
  });

/**
 * Adds two accounts to the demo, and files to one task.
 *
 * @param {string} url
 * @returns {Promise<World>}
 */
export async function prepare(url) {
  const sessions = {
    maya: await signIn(url, 'maya'),
    jonas: await signIn(url, 'jonas'),
    noor: await register(url, 'Noor Rahimi'),
    sam: await register(url, 'Sam Newcomer'),
  };
  const { token } = sessions.maya;
  /** @type {Named[]} */
  const projects = await call(url, '/projects', { token });
  const project = named(projects, 'Billing migration');
  /** @type {Named[]} */
  const tasks = await call(url, `/projects/${project}/tasks`, { token });
  const task = named(tasks, 'Rotate webhook secrets without dropping events');
  for (const file of [paper('rotation-runbook.pdf'), photo('both-counters.png')]) {
    const body = new FormData();
    body.append('file', file);
    await call(url, `/projects/${project}/tasks/${task}/upload`, { token, body });
  }
  return { url, sessions, project, task };
}

/** @param {Named[]} list @param {string} title */
function named(list, title) {
  const found = list.find((one) => one.title === title) ?? list[0];
  if (!found) throw new Failure(`The demo has no ${title}.`);
  return found._id;
}
