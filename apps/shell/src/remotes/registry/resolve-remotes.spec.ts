import type { RemotesAnswer } from '@taskloom/contracts';
import { resolveRemotes } from './resolve-remotes';
import { readRemotesAnswer } from './remotes-answer';

const reports = {
  name: 'reports',
  title: 'Reports',
  version: '1.2.0',
  manifest: '/r/reports/1.2.0/mf-manifest.json',
  routes: [{ path: '/reports', title: 'Reports' }],
  navigation: [{ label: 'Reports', path: '/reports', icon: 'chart', order: 50 }],
  requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
};
const answer: RemotesAnswer = { revision: 3, remotes: [reports] };
const gives = (...bodies: (unknown | Error)[]) => {
  const fetch = jest.spyOn(globalThis, 'fetch');
  for (const body of bodies) {
    if (body instanceof Error) fetch.mockRejectedValueOnce(body);
    else fetch.mockResolvedValueOnce(new Response(JSON.stringify(body)));
  }
};
const sources = [
  { url: '/api', limitMs: 50 },
  { url: '/copy', limitMs: 50 },
];

const signedIn = (id: string) =>
  localStorage.setItem('auth-storage', JSON.stringify({ token: 'token-1', user: { _id: id } }));

beforeEach(() => signedIn('maya'));
afterEach(() => localStorage.clear());

it('uses the first source that responds', async () => {
  gives(answer);
  await expect(resolveRemotes(null, sources)).resolves.toEqual(answer);
});

it.each([
  ['is away', new Error('offline')],
  ['answers nonsense', { hello: 'world' }],
])('uses the second when the first %s', async (_how, first) => {
  gives(first, answer);
  await expect(resolveRemotes(null, sources)).resolves.toEqual(answer);
});

it('uses the second when the first is too slow', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementationOnce(() => new Promise(() => {}))
    .mockResolvedValueOnce(new Response(JSON.stringify(answer)));
  await expect(resolveRemotes(null, sources)).resolves.toEqual(answer);
});

it('uses the last good response when no source responds', async () => {
  gives(answer, new Error('offline'), new Error('offline'));
  await resolveRemotes(null, sources);
  await expect(resolveRemotes(null, sources)).resolves.toEqual(answer);
});

it('does not use a response that was stored for another person', async () => {
  gives(answer, new Error('offline'), new Error('offline'));
  await resolveRemotes(null, sources);
  signedIn('jonas');
  await expect(resolveRemotes(null, sources)).resolves.toBeNull();
});

it('sends the session', async () => {
  gives(answer);
  await resolveRemotes('token-1', sources);
  expect(fetch).toHaveBeenCalledWith(
    '/api',
    expect.objectContaining({ headers: { authorization: 'Bearer token-1' } }),
  );
});

it('does not store a preview', async () => {
  gives({ ...answer, remotes: [{ ...reports, audience: 'preview' }] }, new Error('off'), new Error('off'));
  await resolveRemotes(null, sources);
  await expect(resolveRemotes(null, sources)).resolves.toBeNull();
});

it('does not store remotes that require a right', async () => {
  const closed = { ...reports, name: 'books', rights: ['operate-remotes'] };
  gives({ revision: 3, remotes: [reports, closed] }, new Error('off'), new Error('off'));
  expect((await resolveRemotes('token-1', sources))?.remotes).toHaveLength(2);
  await expect(resolveRemotes(null, sources)).resolves.toEqual(answer);
});

it('is null when no source responds and no response is stored', async () => {
  gives(new Error('offline'), new Error('offline'));
  await expect(resolveRemotes(null, sources)).resolves.toBeNull();
});

it.each([
  ['no manifest', { manifest: undefined }],
  ['a path of another host', { routes: [{ path: '//elsewhere.example', title: 'x' }] }],
  [
    'a link to another host',
    { navigation: [{ ...reports.navigation[0], path: 'https://elsewhere.example' }] },
  ],
  ['no ranges', { requires: {} }],
  ['invalid rights', { rights: 'everything' }],
  ['invalid permissions', { permissions: { calls: 'everything' } }],
  ['an invalid hash', { integrity: { 'x.js': 7 } }],
  ['invalid translations', { titles: { de: ['Berichte'] } }],
  ['a fallback without a manifest', { fallback: { version: '1.0.0', requires: reports.requires } }],
])('leaves out a remote with %s and keeps the others', (_what, wrong) => {
  const read = readRemotesAnswer({ revision: 1, remotes: [{ ...reports, ...wrong }, reports] });
  expect(read?.remotes).toEqual([reports]);
});
