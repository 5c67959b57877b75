import { API, API_BASE, STORAGE_KEYS, type RemotesAnswer } from '@taskloom/contracts';
import { prefetchedAnswer } from '@taskloom/contracts/rtk';
import { keepAnswer } from '../remotes/registry/last-good-answer';
import { prefetchPage } from './prefetch-page';

const FILES = ['mf-manifest.json', 'assets/page.js', 'assets/page.css'];

const answer = (version: string): RemotesAnswer => ({
  revision: 1,
  remotes: [
    {
      name: 'one',
      title: 'One',
      version,
      manifest: `/r/one/${version}/mf-manifest.json`,
      integrity: { 'assets/page.js': 'sha384-x', 'mf-manifest.json': 'sha384-y' },
      routes: [{ path: '/', title: 'One', prefetch: ['/projects'], files: FILES }],
      navigation: [],
      requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
    },
  ],
});

const RESOLVE = `${API_BASE}${API.remotes}`;
let asked: string[] = [];
const fetchGives = (registry: () => Promise<Response>) => {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    return pathname === RESOLVE ? registry() : Promise.resolve(Response.json({ path: pathname }));
  });
};
const answering = (remotes: RemotesAnswer) => async () => Response.json(remotes);
const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    (link) => `${link.getAttribute('as')} ${new URL(link.href).pathname} ${link.getAttribute('integrity')}`,
  );
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(STORAGE_KEYS.auth, JSON.stringify({ token: 'token-1', user: { _id: 'u1' } }));
  document.head.innerHTML = '<link rel="inside" as="script" href="/assets/inside.js">';
  window.taskloomPrefetched = undefined;
  window.history.replaceState(null, '', '/');
});

it('requests nothing for a visitor', async () => {
  fetchGives(answering(answer('1.0.0')));
  prefetchPage();
  await settled();
  expect(asked).toEqual([]);
  expect(preloads()).toEqual([]);
});

/** A token with its claims in the middle part, as the API signs them. */
const tokenUntil = (ms: number) =>
  `head.${btoa(JSON.stringify({ sid: '?>', exp: Math.floor(ms / 1_000) }))}.signature`;

it('sends one request with an expired token', async () => {
  localStorage.setItem(STORAGE_KEYS.token, tokenUntil(Date.now() - 1_000));
  keepAnswer(answer('1.0.0'));
  fetchGives(answering(answer('1.0.0')));
  prefetchPage();
  await settled();
  expect(asked).toEqual(['/api/auth/me']);
  expect(preloads()).toEqual([]);
});

it('requests everything with a valid token', () => {
  localStorage.setItem(STORAGE_KEYS.token, tokenUntil(Date.now() + 60_000));
  keepAnswer(answer('1.0.0'));
  fetchGives(answering(answer('1.0.0')));
  prefetchPage();
  expect(asked).toEqual([RESOLVE, '/api/auth/me', '/api/projects']);
});

describe('for a signed-in person', () => {
  beforeEach(() => localStorage.setItem(STORAGE_KEYS.token, 'token-1'));

  it('requests the person, the registry and the needs of the address, each once', async () => {
    fetchGives(answering(answer('1.0.0')));
    keepAnswer(answer('1.0.0'));
    prefetchPage();
    expect(asked).toEqual([RESOLVE, '/api/auth/me', '/api/projects']);
    await settled();
    expect(asked).toHaveLength(3);
  });

  it('waits for the registry on the first visit, then requests the needs', async () => {
    fetchGives(answering(answer('1.0.0')));
    prefetchPage();
    expect(asked).toEqual([RESOLVE, '/api/auth/me']);
    await settled();
    expect(asked).toEqual([RESOLVE, '/api/auth/me', '/api/projects']);
  });

  it('fetches the code for signed-in people, and the files of the screen with their hashes', async () => {
    fetchGives(answering(answer('1.0.0')));
    prefetchPage();
    await settled();
    expect(preloads()).toEqual([
      'script /assets/inside.js null',
      'fetch /r/one/1.0.0/mf-manifest.json null',
      'script /r/one/1.0.0/assets/page.js sha384-x',
      'style /r/one/1.0.0/assets/page.css null',
    ]);
  });

  it('fetches the files of a version that became live since the last visit', async () => {
    keepAnswer(answer('1.0.0'));
    fetchGives(answering(answer('2.0.0')));
    prefetchPage();
    await settled();
    expect(preloads()).toContain('script /r/one/2.0.0/assets/page.js sha384-x');
    expect(asked.filter((path) => path === '/api/projects')).toHaveLength(1);
  });

  it('does not request the registry while the address requests a preview', () => {
    window.history.replaceState(null, '', '/?mfe=one@1.0.0');
    fetchGives(answering(answer('1.0.0')));
    prefetchPage();
    expect(asked).toEqual(['/api/auth/me']);
  });

  it.each([
    ['is away', () => Promise.reject(new TypeError('offline'))],
    ['answers nonsense', async () => new Response('<html>')],
    ['refuses', async () => Response.json({}, { status: 503 })],
  ])('continues when the registry %s', async (_how, registry: () => Promise<Response>) => {
    fetchGives(registry);
    prefetchPage();
    await settled();
    expect(asked).toEqual([RESOLVE, '/api/auth/me']);
    expect((await prefetchedAnswer(`${API_BASE}${API.me}`, 'token-1'))?.ok).toBe(true);
  });

  it('leaves the registry’s response unread for the shell', async () => {
    fetchGives(answering(answer('1.0.0')));
    prefetchPage();
    await settled();
    const left = await prefetchedAnswer(RESOLVE, 'token-1');
    expect(await left?.json()).toEqual(answer('1.0.0'));
  });
});
