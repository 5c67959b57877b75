import { fetchManifest, readManifest } from './manifest';

const url = 'http://localhost/r/reports/1.2.0/mf-manifest.json';
const manifest = {
  metaData: { remoteEntry: { name: 'remote-entry.1234.js', path: '' }, globalName: 'reports_1_2_0' },
};
const answer = (body: string, init?: ResponseInit) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));
const ask = () => fetchManifest('/r/reports/1.2.0/mf-manifest.json', new AbortController().signal);

it('finds the entry beside the manifest', async () => {
  answer(JSON.stringify(manifest));
  await expect(ask()).resolves.toEqual({
    url: 'http://localhost/r/reports/1.2.0/remote-entry.1234.js',
    container: 'reports_1_2_0',
  });
});

it.each([
  ['missing', 404],
  ['missing', 403],
  ['network', 500],
  ['network', 503],
  ['network', 429],
] as const)('calls it %s when the answer is %i', async (kind, status) => {
  answer('', { status });
  await expect(ask()).rejects.toMatchObject({ kind });
});

it('calls it network when nothing answers', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(ask()).rejects.toMatchObject({ kind: 'network' });
});

it.each(['', '<!doctype html>', '{"metaData":', '{}', 'null', '[]'])('refuses %j', async (body) => {
  answer(body);
  await expect(ask()).rejects.toMatchObject({ kind: 'invalid' });
});

it.each(['https://elsewhere.example/x.js', '//elsewhere.example/x.js', '../2.0.0/x.js', '/x.js'])(
  'does not follow an entry to %s',
  (name) => {
    const sent = { metaData: { ...manifest.metaData, remoteEntry: { name } } };
    expect(() => readManifest(sent, url)).toThrow(/outside of its own folder/);
  },
);
