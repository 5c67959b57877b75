// @ts-check
/** Injects faults while writers and followers work, then checks the history. */
import { setTimeout as pause } from 'node:timers/promises';
import { aColleagueOf } from '../../run/people/colleague.mjs';
import { Follower } from '../../run/people/follower.mjs';
import { Person } from '../../run/people/person.mjs';
import { FAULTS } from './faults.mjs';
import { brokenPromises } from './history.mjs';
import { Writer } from './writer.mjs';

const WRITERS = 8;
const FOLLOWERS = 3;
/** Undisturbed work between two faults: acknowledged writes of all writers together. */
const BETWEEN = 20;
/** Only a broken server exceeds these limits, also on a busy machine. */
const BETWEEN_WITHIN_MS = 180_000;
const EQUAL_WITHIN_MS = 60_000;

/**
 * @param {import('./installation.mjs').Installation} installation
 * @param {string[]} names of faults, in order
 * @param {(line: string) => void} [say]
 * @returns {Promise<{ writes: number, repeated: number, problems: string[] }>}
 */
export async function tryOut(installation, names, say = () => {}) {
  const { url } = installation;
  const owner = await Person.register(url, 'Olga Owner');
  const colleague = await aColleagueOf(owner);
  const project = await owner.project();
  await owner.do('POST', `/projects/${project._id}/members`, { email: colleague.user.email });
  const followers = [];
  for (let n = 0; n < FOLLOWERS; n++) followers.push(await new Follower(colleague, project._id).start());
  const writers = Array.from({ length: WRITERS }, () => new Writer(owner, project._id, colleague.user._id));
  try {
    for (const name of names) {
      await undisturbed(writers);
      say(name);
      await FAULTS[name]?.(installation);
    }
    await undisturbed(writers);
  } catch (error) {
    // Without a server they would retry forever, and the run would never end.
    for (const writer of writers) writer.giveUp();
    for (const follower of followers) follower.stop();
    throw error;
  }
  await Promise.all(writers.map((writer) => writer.stop()));
  const problems = await brokenPromises({
    databaseUrl: installation.databaseUrl(),
    projectId: project._id,
    colleague: colleague.user._id,
    writers,
  });
  problems.push(...(await notEqual(owner, project._id, followers)), ...(await signedOut([owner, colleague])));
  for (const follower of followers) follower.stop();
  const writes = writers.flatMap((writer) => writer.writes);
  return { writes: writes.length, repeated: writes.filter(({ attempts }) => attempts > 1).length, problems };
}

/** Waits until the writers have made progress. @param {Writer[]} writers */
async function undisturbed(writers) {
  const acknowledged = () =>
    writers.reduce((sum, { writes }) => sum + writes.filter(isAcknowledged).length, 0);
  const enough = acknowledged() + BETWEEN;
  const deadline = Date.now() + BETWEEN_WITHIN_MS;
  while (acknowledged() < enough) {
    if (Date.now() > deadline)
      throw new Error(`The writers made no ${BETWEEN} writes in ${BETWEEN_WITHIN_MS} ms`);
    await pause(20);
  }
}

/** @param {import('./writer.mjs').Write} write */
const isAcknowledged = ({ acknowledged }) => acknowledged;

/** Compares each follower's tasks with the server's. @param {Person} owner @param {string} projectId @param {Follower[]} followers */
async function notEqual(owner, projectId, followers) {
  const tasks = await owner.do('GET', `/projects/${projectId}/tasks?view=card`);
  const truth = titlesOf(tasks);
  const deadline = Date.now() + EQUAL_WITHIN_MS;
  const behind = () => followers.filter(({ tasks: known }) => titlesOf([...known.values()]) !== truth);
  while (behind().length > 0 && Date.now() < deadline) await pause(50);
  return behind().map(
    ({ tasks: known }) => `A follower has ${known.size} of ${tasks.length} tasks, or old titles`,
  );
}

/** @param {{ _id: string, title: string }[]} tasks */
const titlesOf = (tasks) =>
  tasks
    .map(({ _id, title }) => `${_id} ${title}`)
    .sort()
    .join('\n');

/** @param {Person[]} people */
async function signedOut(people) {
  const statuses = await Promise.all(
    people.map(async (person) => (await person.send('GET', '/auth/me')).status),
  );
  return statuses.filter((status) => status !== 200).map((status) => `A session answers ${status}`);
}
