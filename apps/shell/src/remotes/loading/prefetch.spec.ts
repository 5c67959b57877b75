/** @alone, because no spec may have added elements to the page before. */
import { createPrefetch } from './prefetch';

const build = {
  name: 'reports',
  title: 'Reports',
  version: '1.0.0',
  manifest: '/r/reports/1.0.0/mf-manifest.json',
  integrity: { 'mf-manifest.json': 'sha384-m', 'remote-entry.js': 'sha384-e', 'assets/a.css': 'sha384-c' },
  requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
};
const at = (path: string): string => `${window.location.origin}/r/reports/1.0.0/${path}`;
const files = ['mf-manifest.json', 'remote-entry.js', 'assets/a.css'];

const answering = (...answers: (Response | Error)[]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const answer = answers.shift() ?? new Response('text');
    if (answer instanceof Error) throw answer;
    return answer;
  });

afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

it('fetches the files of a screen with their hashes, each once, and adds no script or style to the page', async () => {
  const fetched = answering();
  const prefetch = createPrefetch();
  await prefetch(build, { files });
  await prefetch(build, { files });
  expect(fetched.mock.calls).toEqual([
    [at('mf-manifest.json'), { integrity: 'sha384-m', priority: 'low' }],
    [at('remote-entry.js'), { integrity: 'sha384-e', priority: 'low' }],
    [at('assets/a.css'), { integrity: 'sha384-c', priority: 'low' }],
  ]);
  expect(document.querySelectorAll('script, link, style')).toHaveLength(0);
});

it('fetches only the manifest of a build that lists no files for its screen', async () => {
  const fetched = answering();
  await createPrefetch()(build, {});
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([at('mf-manifest.json')]);
});

it.each([
  ['is refused', new Response('gone', { status: 503 })],
  ['does not arrive', new TypeError('Failed to fetch')],
])('fetches a file again that %s', async (_case, failure) => {
  const fetched = answering(failure);
  const prefetch = createPrefetch();
  await prefetch(build, { files: ['remote-entry.js'] });
  await prefetch(build, { files: ['remote-entry.js'] });
  expect(fetched).toHaveBeenCalledTimes(2);
});
