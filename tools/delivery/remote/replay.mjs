// @ts-check
/**
 * Before an upgrade: opens the screens and extensions of live remotes in the release of this checkout, in a browser. The release runs
 * on this machine with an empty database and sample data; the builds are those of the running installation, which stays as it is.
 */
import { Person } from '../../run/people/person.mjs';
import { seedDemo } from '../../run/prepare/api.mjs';
import { root } from '../../run/prepare/root.mjs';
import { releaseIn } from '../../run/registry/upgrade.mjs';
import { Failure } from '../../run/terminal/failure.mjs';
import { openBrowser } from '../remote-suite/alone.mjs';
import { artefactOf, placeBuilds } from './live-builds.mjs';
import { placesOf } from './replay-places.mjs';
import { startInstallation } from './trial-installation.mjs';

/** How long the remotes of a place have to report their loads. */
const PATIENCE_MS = 15_000;

/** @typedef {import('./live-builds.mjs').Artefact} Artefact */
/** @typedef {import('./replay-places.mjs').Place} Place */
/** @typedef {Pick<import('../../run/registry/registry-client.mjs').Registry, 'url' | 'send'>} Registry */
/** @typedef {Pick<import('@taskloom/contracts').RemoteReport, 'name' | 'outcome' | 'stage' | 'reason'>} Report */

/**
 * The release is the last build.
 * @param {import('../../run/terminal/steps.mjs').Steps} steps
 * @param {Registry} registry of the running installation
 * @param {readonly string[]} names of the remotes; all that the token may read when empty
 * @throws {Failure} when something fails
 */
export async function replay(steps, registry, names) {
  /** @type {import('@taskloom/contracts').RemoteUpgrade[]} */
  const remotes = await registry.send(`/remotes/upgrade?${new URLSearchParams({ ...releaseIn(root) })}`);
  const live = remotes
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .flatMap(({ name, versions }) =>
      versions.filter(({ place }) => place === 'live').map(({ version }) => ({ name, version })),
    );
  if (live.length === 0) throw new Failure('No such remote is live there.');
  const artefacts = await steps.step('Fetch the live builds', () =>
    Promise.all(live.map((each) => artefactOf(registry.url, each))),
  );
  const installation = await steps.step('Start the release', () =>
    startInstallation((site) => placeBuilds(registry.url, site, artefacts)),
  );
  try {
    const problems = await openAll(steps, installation, artefacts);
    if (problems > 0)
      throw new Failure('Not everything works with the release: have these remotes deployed again first.');
  } finally {
    await installation.stop();
  }
}

/**
 * @param {import('../../run/terminal/steps.mjs').Steps} steps @param {{ url: string, databaseUrl: string }} installation
 * @param {readonly Artefact[]} artefacts
 */
async function openAll(steps, { url, databaseUrl }, artefacts) {
  const { email, password } = await seedDemo(databaseUrl);
  const person = await Person.signIn(url, email, password);
  const [project] = await person.do('GET', '/projects');
  const [task] = await person.do('GET', `/projects/${project._id}/tasks`);
  const refused = await notTaken(person, artefacts);
  for (const { name, version } of refused)
    steps.say(`${steps.paint.red('✗')} ${name} ${version}: the release refuses this build`);
  const taken = artefacts.filter((each) => !refused.includes(each));
  let problems = refused.length;
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const { token, user } = person;
    await context.addInitScript(keepSession, { token, user });
    for (const place of placesOf(taken, { project: project._id, task: task._id })) {
      const found = await open(await context.newPage(), url, place);
      problems += found.length;
      for (const line of linesOf(steps, place, found)) steps.say(line);
    }
  } finally {
    await browser.close();
  }
  return problems;
}

/** In the page. @param {Pick<Person, 'token' | 'user'>} session */
export function keepSession(session) {
  localStorage.setItem('token', session.token);
  localStorage.setItem('auth-storage', JSON.stringify(session));
}

/** Builds that the registry of the release has not published. @param {Person} person @param {readonly Artefact[]} artefacts */
async function notTaken(person, artefacts) {
  /** @type {import('@taskloom/contracts').RemotesAnswer} */
  const { remotes } = await person.do('GET', '/remotes/resolve');
  return artefacts.filter(
    ({ name, version }) => !remotes.some((each) => each.name === name && each.version === version),
  );
}

/**
 * Opens a place and waits for the reports of its remotes.
 * @param {import('@playwright/test').Page} page @param {string} url @param {Place} place
 * @returns {Promise<string[]>} what is wrong
 */
async function open(page, url, { path, shows }) {
  /** @type {string[]} */
  const problems = [];
  /** @type {Report[]} */
  const reports = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    // Responses of the API are the business of the screen, which shows them.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text());
  });
  page.on('request', (request) => {
    const report = request.url() === `${url}/api/remotes/beacons` && request.postDataJSON();
    if (report) reports.push(report);
  });
  const missing = () =>
    [...new Set(shows.map(({ name }) => name))].filter((name) => {
      const count = (/** @type {{ name: string }[]} */ list) =>
        list.filter((each) => each.name === name).length;
      return count(reports.filter(isLoad)) < count(shows);
    });
  const end = Date.now() + PATIENCE_MS;
  await page.goto(`${url}${path}`);
  while (missing().length > 0 && Date.now() < end)
    await page.waitForEvent('request', { timeout: Math.max(1, end - Date.now()) }).catch(() => undefined);
  for (const { name, outcome, stage, reason } of reports.filter(isFailure))
    problems.push(`${name} ${outcome} (${stage}): ${reason ?? 'no reason given'}`);
  for (const name of missing()) problems.push(`${name} was not loaded within ${PATIENCE_MS / 1000} seconds`);
  if (
    (
      await page
        .locator('main')
        .innerText()
        .catch(() => '')
    ).trim() === ''
  )
    problems.push('The page shows nothing.');
  await page.close();
  return [...new Set(problems)];
}

/** @param {Report} report */
const isFailure = ({ outcome }) => ['failed', 'incompatible', 'revoked', 'late-error'].includes(outcome);

/** There are also reports of web vitals, long tasks and errors. @param {Report} report */
const isLoad = (report) =>
  report.outcome === 'ready' || (isFailure(report) && report.outcome !== 'late-error');

/** @param {import('../../run/terminal/steps.mjs').Steps} steps @param {Place} place @param {readonly string[]} problems */
function linesOf({ paint }, { path, shows }, problems) {
  const mark = problems.length === 0 ? paint.green('✓') : paint.red('✗');
  const what = shows.map((each) => `${each.name} ${each.what}`).join(', ');
  return [`${mark} ${path}: ${what}`, ...problems.map((problem) => `    ${problem}`)];
}
