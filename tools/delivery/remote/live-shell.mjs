// @ts-check
/**
 * Opens a remote inside the live shell, in a real browser. The signed-in person and the data are mocked. Shell, registry, files
 * and their hashes are the installation's own.
 */
import { findChromium } from '../../run/chromium.mjs';
import { Failure } from '../../run/terminal/failure.mjs';

const PATIENCE_MS = 30_000;

const PERSON = {
  _id: '00000000-0000-7000-8000-000000000000',
  name: 'Deploy check',
  email: 'check@localhost',
  avatar: '',
  role: 'member',
};

/** Responses of an empty installation. @type {Record<string, unknown>} */
const EMPTY = {
  '/api/notifications': { notifications: [], unreadCount: 0 },
  '/api/projects': [],
  '/api/team/members': [],
  '/api/search/filters': { projects: [], statuses: [], priorities: [], assignees: [] },
};

const AWAY = {
  statusCode: 503,
  error: 'Service Unavailable',
  code: 'UNAVAILABLE',
  message: 'Not during the deploy check.',
};

/**
 * @typedef {object} Seen
 * @property {string} outcome
 * @property {string} stage
 * @property {string} [reason]
 * @property {number} [durationMs] from the load request to the mounted screen
 *
 * @typedef {{ url: string, token?: string }} Shell an installation; without the token, its shell is opened as by anyone
 * @typedef {Pick<import('@taskloom/contracts').RemoteArtefact, 'name' | 'version' | 'routes' | 'rights'>} Opened
 *
 * @param {Shell} registry
 * @param {Opened} artefact
 * @param {{ preview: boolean, report?: (words: string) => void }} how `preview`: the version is not live yet, and its load is not counted
 * @returns {Promise<Seen>} what the shell reports about this version
 */
export async function openInShell(registry, artefact, { preview, report }) {
  const executablePath = await findChromium({ report }).catch((error) => {
    throw new Failure(`${error.message} Or deploy without a browser: --skip-browser.`, {
      code: 'NO_CHROMIUM',
    });
  });
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.addInitScript(signIn, {
      person: personFor(artefact),
      agreed: preview ? { [artefact.name]: artefact.version } : {},
    });
    const page = await context.newPage();
    const { seen } = await watch(page, registry, artefact, preview);
    const path = placeOf(artefact);
    await page.goto(new URL(path, registry.url).href, { timeout: PATIENCE_MS });
    return await seen;
  } finally {
    await browser.close();
  }
}

/**
 * In the page: the session, and the consent without which the shell runs no preview (apps/shell/src/remotes/preview/consent.ts).
 * @param {{ person: typeof PERSON, agreed: Record<string, string> }} given
 */
function signIn({ person, agreed }) {
  localStorage.setItem('token', 'deploy-check');
  localStorage.setItem('auth-storage', JSON.stringify({ token: 'deploy-check', user: person }));
  const consent = { person: person._id, versions: agreed };
  sessionStorage.setItem('taskloom:shell:preview-consent', JSON.stringify(consent));
}

/** A team admin has every right that a remote can require. @param {Opened} artefact */
const personFor = ({ rights = [] }) => ({ ...PERSON, role: rights.length > 0 ? 'admin' : 'member' });

/** Its first screen that needs no id. @param {Opened} artefact */
function placeOf({ name, routes }) {
  const route = routes.find(({ path }) => !/[:*]/.test(path)) ?? routes[0];
  if (!route) throw new Failure(`${name} has no route, so it cannot be opened: use --skip-browser.`);
  return route.path.replaceAll(/:\w+/g, PERSON._id);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {Shell} registry
 * @param {Opened} artefact
 * @param {boolean} preview
 * @returns {Promise<{ seen: Promise<Seen> }>}
 */
async function watch(page, { url, token }, artefact, preview) {
  const { name, version } = artefact;
  /** @type {Record<string, unknown>} */
  const answers = { ...EMPTY, '/api/auth/me': personFor(artefact) };
  /** @type {(seen: Seen) => void} */
  let settle = () => {};
  /** @type {Promise<Seen>} */
  const seen = new Promise((resolve) => (settle = resolve));
  const limit = setTimeout(
    () => settle({ outcome: 'failed', stage: 'mount', reason: 'The shell did not report it within 30 s.' }),
    PATIENCE_MS,
  );
  await page.route(`${new URL('/', url).href}**`, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/socket.io/')) return route.abort();
    if (!pathname.startsWith('/api/') || pathname === '/api/meta') return route.continue();
    if (pathname === '/api/remotes/resolve') return route.continue(asked(request.url()));
    if (pathname === '/api/remotes/beacons') {
      // Resolves once the report has arrived, because the browser is closed then.
      const answer = preview ? { status: 202, json: { ok: true } } : { response: await route.fetch() };
      await route.fulfill(answer);
      const beacon = request.postDataJSON();
      if (beacon.name !== name || beacon.version !== version) return;
      clearTimeout(limit);
      return settle(beacon);
    }
    return pathname in answers
      ? route.fulfill({ json: answers[pathname] })
      : route.fulfill({ status: 503, json: AWAY });
  });
  return { seen };

  /** As the team, which also sees a remote that requires a right. @param {string} address */
  function asked(address) {
    const resolve = new URL(address);
    if (preview) resolve.searchParams.set('mfe', `${name}@${version}`);
    const authorization = token && { authorization: `Deploy ${token}` };
    return { url: resolve.href, headers: { accept: 'application/json', ...authorization } };
  }
}
