import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtRemote, integrityOf, useApi, writeBuild, type BuiltRemote } from '../../../../test/index.js';

const site = mkdtempSync(join(tmpdir(), 'taskloom-inert-'));
const PICTURE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const withPicture = (name: string): BuiltRemote => {
  const { artefact, files } = builtRemote(name, '1.0.0');
  const picture = { integrity: integrityOf(PICTURE), size: PICTURE.length };
  return {
    artefact: { ...artefact, files: { ...artefact.files, 'assets/picture.svg': picture } },
    files: { ...files, 'assets/picture.svg': PICTURE },
  };
};
writeFileSync(join(site, 'index.html'), '<!doctype html>');
writeBuild(site, withPicture('beside'));

afterAll(() => rmSync(site, { recursive: true, force: true }));

const { deploying, given, root } = useApi({ SITE_DIR: site });

beforeAll(async () => {
  const { artefact, files } = withPicture('uploaded');
  const team = deploying(await given.deployToken(artefact.name));
  for (const [path, content] of Object.entries(files))
    await team.put(`/remotes/uploaded/versions/1.0.0/files/${path}`, content, {
      headers: { integrity: integrityOf(content) },
    });
  expect((await team.post('/remotes/uploaded/versions', artefact)).status).toBe(201);
});

describe.each(['uploaded', 'beside'])('a file of a build, %s', (name) => {
  it.each(['assets/picture.svg', 'assets/main.0123abcd.js', 'mf-manifest.json'])(
    'runs nothing when opened as a page, but works as a subresource: %s',
    async (path) => {
      const { status, headers } = await root.get(`/r/${name}/1.0.0/${path}`);
      expect([status, headers]).toMatchObject([
        200,
        {
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
          'access-control-allow-origin': '*',
        },
      ]);
      expect(headers['content-disposition']).toBe(path.endsWith('.svg') ? 'attachment' : undefined);
    },
  );

  it.each([`/assets/../r/${name}/1.0.0/assets/picture.svg`, `/x/..//r/${name}/1.0.0/assets/picture.svg`])(
    'is not reachable in another way: %s',
    async (path) => {
      const { status, headers } = await root.get(path);
      if (status === 200) expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
      else expect(status).toBe(404);
    },
  );
});

it('may stay in a shared cache for a minute if it is the manifest, since the version may be revoked', async () => {
  const { headers } = await root.get('/r/uploaded/1.0.0/mf-manifest.json');
  expect(headers['cache-control']).toContain('s-maxage=60');
  const script = await root.get('/r/uploaded/1.0.0/assets/main.0123abcd.js');
  expect(script.headers['cache-control']).not.toContain('s-maxage');
});
