import { createHash } from 'node:crypto';
import type { Build } from './build';
import { fetchManifest, readManifest } from './manifest';

const url = 'http://localhost/r/reports/1.2.0/mf-manifest.json';
const manifest = {
  metaData: { remoteEntry: { name: 'remote-entry.1234.js', path: '' }, globalName: 'reports_1_2_0' },
};
const answer = (body: string, init?: ResponseInit) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));
const build: Build = {
  name: 'reports',
  title: 'Reports',
  version: '1.2.0',
  manifest: '/r/reports/1.2.0/mf-manifest.json',
  requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
};
const load = (integrity?: Record<string, string>) =>
  fetchManifest({ ...build, integrity }, new AbortController().signal);

it('finds the entry beside the manifest', async () => {
  answer(JSON.stringify(manifest));
  await expect(load()).resolves.toEqual({
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
  ['revoked', 410],
] as const)('calls it %s when the answer is %i', async (kind, status) => {
  answer('', { status });
  await expect(load()).rejects.toMatchObject({ kind });
});

it('reports a network fault when the server does not respond', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(load()).rejects.toMatchObject({ kind: 'network' });
});

it.each(['', '<!doctype html>', '{"metaData":', '{}', 'null', '[]'])('refuses %j', async (body) => {
  answer(body);
  await expect(load()).rejects.toMatchObject({ kind: 'invalid' });
});

it.each(['https://elsewhere.example/x.js', '//elsewhere.example/x.js', '../2.0.0/x.js', '/x.js'])(
  'does not follow an entry to %s',
  (name) => {
    const sent = { metaData: { ...manifest.metaData, remoteEntry: { name } } };
    expect(() => readManifest(sent, url)).toThrow(/outside its own folder/);
  },
);

describe('with the hashes of the registry', () => {
  afterEach(() => jest.restoreAllMocks());

  const text = JSON.stringify(manifest);
  const sum = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const sums = { 'mf-manifest.json': sum(text), 'remote-entry.1234.js': sum('entry') };

  it('returns the hash of the entry', async () => {
    answer(text);
    await expect(load(sums)).resolves.toMatchObject({ integrity: sums['remote-entry.1234.js'] });
  });

  it('refuses a manifest with one changed byte', async () => {
    answer(`${text} `);
    await expect(load(sums)).rejects.toMatchObject({ kind: 'integrity' });
  });

  it.each(['mf-manifest.json', 'remote-entry.1234.js'] as const)(
    'refuses a build without a hash of %s',
    async (file) => {
      answer(text);
      await expect(load({ ...sums, [file]: '' })).rejects.toMatchObject({ kind: 'integrity' });
    },
  );

  it('lets the browser verify where the page cannot compute hashes', async () => {
    const fetch = answer(text);
    jest.replaceProperty(globalThis, 'crypto', {} as Crypto);
    await load(sums);
    expect(fetch).toHaveBeenCalledWith(url, expect.objectContaining({ integrity: sums['mf-manifest.json'] }));
  });
});
