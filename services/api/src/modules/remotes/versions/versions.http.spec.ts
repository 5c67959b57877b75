import { Readable } from 'node:stream';
import {
  builtRemote,
  integrityOf,
  refusal,
  useApi,
  type BuiltRemote,
  type HttpClient,
} from '../../../../test/index.js';
import { ArtefactStorage } from '../../../platform/storage/index.js';
import { SYSTEM } from '../registry/registry.service.js';
import { VersionsService } from './versions.service.js';

const { app, as, anonymous, deploying, given, root } = useApi();

const put = (
  client: HttpClient,
  { artefact }: BuiltRemote,
  path: string,
  content: Buffer,
  integrity = integrityOf(content),
) =>
  client.put(`/remotes/${artefact.name}/versions/${artefact.version}/files/${path}`, content, {
    headers: { integrity },
  });
const upload = async (client: HttpClient, build: BuiltRemote): Promise<void> => {
  for (const [path, content] of Object.entries(build.files)) {
    expect(await put(client, build, path, content)).toMatchObject({
      status: 200,
      body: build.artefact.files[path],
    });
  }
};
const publish = (client: HttpClient, { artefact }: BuiltRemote) =>
  client.post(`/remotes/${artefact.name}/versions`, artefact);
const served = async ({ artefact: { name, version } }: BuiltRemote, path: string) =>
  (await root.get(`/r/${name}/${version}/${path}`)).status;

let count = 0;
const aBuild = async () => {
  const build = builtRemote(`published-${++count}`, '1.0.0');
  return { build, team: deploying(await given.deployToken(build.artefact.name)) };
};

describe('publishing a build', () => {
  it('accepts its files, then its remote.json, and serves it from then on', async () => {
    const { build, team } = await aBuild();
    await upload(team, build);
    expect(await served(build, 'mf-manifest.json')).toBe(404);
    expect((await publish(team, build)).status).toBe(201);
    expect(await served(build, 'mf-manifest.json')).toBe(200);
    expect(await served(build, 'remote.json')).toBe(200);
  });

  it('removes uploaded files that its remote.json does not list', async () => {
    const { build, team } = await aBuild();
    await upload(team, build);
    await put(team, build, 'assets/extra.js', Buffer.from('extra'));
    await publish(team, build);
    const isStored = (path: string) => app().get(ArtefactStorage).has(`${build.artefact.name}/1.0.0/${path}`);
    expect(await isStored('mf-manifest.json')).toBe(true);
    expect(await isStored('assets/extra.js')).toBe(false);
  });

  it('lists the missing files, so that an interrupted deployment can continue', async () => {
    const { build, team } = await aBuild();
    const [first = '', ...rest] = Object.keys(build.files);
    await put(team, build, first, build.files[first] ?? Buffer.alloc(0));
    const answer = await publish(team, build);
    expect(answer).toMatchObject(refusal(409, 'REMOTE_FILES_MISSING'));
    expect(answer.body).toMatchObject({ errors: rest.map((field) => ({ field })) });
  });

  it('returns 200 for the same content, even from another revision, and 409 for other content', async () => {
    const { build, team } = await aBuild();
    await upload(team, build);
    await publish(team, build);
    expect((await publish(team, build)).status).toBe(200);
    const rebuilt = { ...build, artefact: { ...build.artefact, commit: 'abcdef012' } };
    expect((await publish(team, rebuilt)).status).toBe(200);
    const changed = builtRemote(build.artefact.name, '1.0.0', '"changed"');
    expect(await publish(team, changed)).toMatchObject(refusal(409, 'REMOTE_VERSION_EXISTS'));
    const path = 'assets/main.0123abcd.js';
    expect(await put(team, changed, path, changed.files[path] ?? Buffer.alloc(0))).toMatchObject(
      refusal(409, 'REMOTE_VERSION_EXISTS'),
    );
  });

  it('is refused with other content for the builds of the installation too', async () => {
    const { build, team } = await aBuild();
    await upload(team, build);
    await publish(team, build);
    const { artefact } = builtRemote(build.artefact.name, '1.0.0', '"changed"');
    await expect(app().get(VersionsService).register(SYSTEM, artefact)).rejects.toMatchObject({
      code: 'REMOTE_VERSION_EXISTS',
    });
  });

  it('distinguishes an interrupted upload from a file that is too large', async () => {
    const { build } = await aBuild();
    const { name, version } = build.artefact;
    const broken = new Readable({ read: () => broken.destroy(new Error('cut off')) });
    const upload = app().get(VersionsService).upload(name, version, 'a.js', undefined, broken);
    await expect(upload).rejects.toThrow('cut off');
  });

  it('refuses a file that does not match its hash', async () => {
    const { build, team } = await aBuild();
    const wrong = integrityOf(Buffer.from('other'));
    expect(await put(team, build, 'a.js', Buffer.from('this'), wrong)).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
  });

  it('refuses a file that is too long', async () => {
    const { build, team } = await aBuild();
    const long = Buffer.alloc(5 * 1024 * 1024 + 1);
    expect(await put(team, build, 'a.js', long)).toMatchObject(refusal(413, 'FILE_TOO_LARGE'));
  });

  it.each(['index.html', '.env', '%2e%2e/x.js', 'a%2f..%2f..%2fb.js', 'remote.json'])(
    'refuses a file called %s',
    async (path) => {
      const { build, team } = await aBuild();
      expect(await put(team, build, path, Buffer.from('x'))).toMatchObject(refusal(404, 'NOT_FOUND'));
    },
  );

  it('refuses a build of another remote', async () => {
    const [one, two] = [await aBuild(), await aBuild()];
    expect(
      await one.team.post(`/remotes/${one.build.artefact.name}/versions`, two.build.artefact),
    ).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });
});

describe('who may publish', () => {
  it("is only the remote's own deploy token: no other token, no admin, no visitor", async () => {
    const [{ build }, other] = [await aBuild(), await aBuild()];
    const { admin } = await given.team();
    const content = Buffer.from('x');
    expect(await put(other.team, build, 'a.js', content)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await put(as(admin), build, 'a.js', content)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await put(anonymous, build, 'a.js', content)).toMatchObject(refusal(401, 'SESSION_INVALID'));
    const forged = deploying(`tld_${'x'.repeat(43)}`);
    expect(await put(forged, build, 'a.js', content)).toMatchObject(refusal(401, 'SESSION_INVALID'));
    expect(await publish(forged, build)).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });

  it('gives a deploy token no other access', async () => {
    const { team } = await aBuild();
    for (const path of ['/auth/me', '/projects', '/team/members']) {
      expect(await team.get(path)).toMatchObject(refusal(401, 'SESSION_INVALID'));
    }
  });
});
