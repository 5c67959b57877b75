import { gunzipSync } from 'node:zlib';
import { SOURCE_MAP_BYTES, type RemoteFigures } from '@taskloom/contracts';
import { refusal, useApi, type HttpClient, type TestRemote } from '../../../../test/index.js';
import { OldBuilds } from '../old-builds/old-builds.service.js';

const { app, as, deploying, given, root, rows } = useApi();

const FILE = 'assets/main.js';

/** Column 204 of the first line is line 12, column 5 of `draw` in a source. */
const aMap = (): Buffer =>
  Buffer.from(
    JSON.stringify({
      version: 3,
      sources: ['webpack://taskloom-reports-1.0.0/./src/chart.tsx'],
      sourcesContent: ['the secret source'],
      names: ['draw'],
      mappings: '2MAWIA',
    }),
  );
const put = (client: HttpClient, { name }: TestRemote, content = aMap(), path = FILE, version = '1.0.0') =>
  client.put(`/remotes/${name}/versions/${version}/maps/${path}`, content);
const team = async ({ name }: TestRemote): Promise<HttpClient> => deploying(await given.deployToken(name));
const report = async ({ name }: TestRemote) =>
  as(await given.user()).post('/remotes/beacons', {
    name,
    version: '1.0.0',
    outcome: 'late-error',
    stage: 'ready',
    durationMs: 0,
    reason: 'x is not a function',
    stack: `at a (/r/${name}/1.0.0/${FILE}?retry=1:1:204)\nat b (/r/${name}/1.0.0/${FILE}:1:1)\nat c (/assets/shell.js:1:204)`,
  });

it('resolves the positions of errors, for the scripts of its version', async () => {
  const remote = await given.remote();
  expect((await put(await team(remote), remote)).status).toBe(200);
  await report(remote);
  const client = as((await given.team()).admin);
  const { body } = await client.get<RemoteFigures>(`/remotes/${remote.name}/figures`);
  expect(body.errors[0]?.frames).toEqual([
    { name: 'draw', file: 'src/chart.tsx', line: 12, column: 5, resolved: true },
    { name: 'b', file: `/r/${remote.name}/1.0.0/${FILE}`, line: 1, column: 1, resolved: false },
    { name: 'c', file: '/assets/shell.js', line: 1, column: 204, resolved: false },
  ]);
});

it('is kept without the sources, and served to no one', async () => {
  const remote = await given.remote();
  await put(await team(remote), remote);
  await put(await team(remote), remote);
  const kept = await rows<{ content: Buffer; path: string }>(
    'SELECT content, path FROM remote_source_maps WHERE remote = $1',
    [remote.name],
  );
  expect(kept.map(({ path }) => path)).toEqual([FILE]);
  expect(gunzipSync(kept[0]?.content ?? Buffer.alloc(0)).toString()).not.toContain('secret');
  for (const path of [`${FILE}.map`, `maps/${FILE}`, `source-maps/${FILE}.map`])
    expect((await root.get(`/r/${remote.name}/1.0.0/${path}`)).status).toBe(404);
});

describe('an upload', () => {
  it('is refused to admins, to other teams and to tokens that may not publish', async () => {
    const [remote, other] = [await given.remote(), await given.remote()];
    expect(await put(as((await given.team()).admin), remote)).toMatchObject({ status: 403 });
    expect(await put(await team(other), remote)).toMatchObject(refusal(403, 'FORBIDDEN'));
  });

  it.each([
    ['of an unknown version', FILE, '9.9.9'],
    ['of a file that the version does not have', 'assets/other.js', '1.0.0'],
    ['of a file that is no script', 'mf-manifest.json', '1.0.0'],
  ])('%s is refused', async (_what, path, version) => {
    const remote = await given.remote();
    expect(await put(await team(remote), remote, aMap(), path, version)).toMatchObject(
      refusal(404, 'NOT_FOUND'),
    );
  });

  it.each([
    ['no JSON', 'x'],
    ['of another version of the format', '{"version":2,"mappings":""}'],
    ['with sections', '{"version":3,"sections":[]}'],
    ['without mappings', '{"version":3,"sources":[]}'],
  ])('that is %s is refused', async (_what, text) => {
    const remote = await given.remote();
    expect(await put(await team(remote), remote, Buffer.from(text))).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
  });

  it('that is too large is refused, also together with the others of its version', async () => {
    const remote = await given.remote();
    const client = await team(remote);
    expect(await put(client, remote, Buffer.alloc(SOURCE_MAP_BYTES + 1, ' '))).toMatchObject(
      refusal(413, 'FILE_TOO_LARGE'),
    );
    await rows(
      `INSERT INTO remote_source_maps (remote, version, path, content, bytes) VALUES ($1, '1.0.0', 'a.js', '', 67108864)`,
      [remote.name],
    );
    expect(await put(client, remote)).toMatchObject(refusal(413, 'FILE_TOO_LARGE'));
  });
});

it('leaves with the files of its version', async () => {
  const remote = await given.remote({ versions: ['1.0.0', '1.1.0'] });
  await put(await team(remote), remote);
  await rows(`UPDATE remote_versions SET storage = 'leaving' WHERE remote = $1 AND version = '1.0.0'`, [
    remote.name,
  ]);
  await app().get(OldBuilds).check();
  expect(await rows('SELECT FROM remote_source_maps WHERE remote = $1', [remote.name])).toEqual([]);
});
