// @ts-check
/** The people and data for the screens. */
import { Person } from '../../run/people/person.mjs';
import { Failure } from '../../run/terminal/failure.mjs';
import { photo, paper } from './files.mjs';

const DEMO_PASSWORD = 'taskloom-demo';

/**
 * @typedef {'maya' | 'jonas' | 'noor' | 'sam'} Who an admin and owner, a member, an invited person, a new person
 * @typedef {{ _id: string, title: string }} Named
 *
 * @typedef {object} World
 * @property {string} url
 * @property {Record<Who, Person>} people
 * @property {string} project with everyone in it, owned by Maya
 * @property {string} task with comments and files
 */

/** @param {string} url @param {string} name */
const signIn = (url, name) => Person.signIn(url, `${name}@fernbank.example`, DEMO_PASSWORD);

/** @param {string} url @param {string} name */
const register = (url, name) =>
  Person.register(url, name, {
    email: `${name.split(' ')[0]?.toLowerCase()}@fernbank.example`,
    password: DEMO_PASSWORD,
  });

/**
 * Adds two accounts to the demo, and files to one task.
 *
 * @param {string} url
 * @returns {Promise<World>}
 */
export async function prepare(url) {
  const people = {
    maya: await signIn(url, 'maya'),
    jonas: await signIn(url, 'jonas'),
    noor: await register(url, 'Noor Rahimi'),
    sam: await register(url, 'Sam Newcomer'),
  };
  const { maya } = people;
  /** @type {Named[]} */
  const projects = await maya.do('GET', '/projects');
  const project = named(projects, 'Billing migration');
  /** @type {Named[]} */
  const tasks = await maya.do('GET', `/projects/${project}/tasks`);
  const task = named(tasks, 'Rotate webhook secrets without dropping events');
  for (const file of [paper('rotation-runbook.pdf'), photo('both-counters.png')]) {
    const body = new FormData();
    body.append('file', file);
    await maya.do('POST', `/projects/${project}/tasks/${task}/upload`, body);
  }
  return { url, people, project, task };
}

/** @param {Named[]} list @param {string} title */
function named(list, title) {
  const found = list.find((one) => one.title === title) ?? list[0];
  if (!found) throw new Failure(`The demo has no ${title}.`);
  return found._id;
}
