import type { RemotePreviewOffer, RemotesAnswer } from '@taskloom/contracts';
import { refusal, useApi, type TestRemote, type TestUser } from '../../../../test/index.js';
import { groupOf } from './canary-group.js';
import { ResolveService } from './resolve.service.js';

const { app, as, anonymous, deploying, given, rows } = useApi();

const resolved = async (client = anonymous, { name }: Pick<TestRemote, 'name'>, cookie = '') => {
  const { body } = await client.get<RemotesAnswer>('/remotes/resolve', { headers: { cookie } });
  return body.remotes.find((remote) => remote.name === name);
};

const activate = async (admin: TestUser, { name }: TestRemote, version: string, percent = 100) =>
  as(admin).put(`/remotes/${name}/activation`, { version, channel: 'production', percent });

/** A new person whose canary group for this remote satisfies the condition. */
const personIn = async (remote: TestRemote, fits: (group: number) => boolean): Promise<TestUser> => {
  for (;;) {
    const user = await given.user();
    if (fits(groupOf(remote.name, user._id))) return user;
  }
};

describe('GET /remotes/resolve', () => {
  it('returns the live version, with hashes and the fallback version', async () => {
    const remote = await given.remote({ versions: ['1.0.0'] });
    const { admin } = await given.team();
    expect(await resolved(anonymous, remote)).toEqual({
      name: remote.name,
      title: remote.name,
      version: '1.0.0',
      routes: [{ path: `/${remote.name}`, title: remote.name }],
      navigation: [{ label: remote.name, path: `/${remote.name}`, icon: 'chart', order: 50 }],
      permissions: {},
      requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
      manifest: `/r/${remote.name}/1.0.0/mf-manifest.json`,
      integrity: {
        'mf-manifest.json': `sha384-${'A'.repeat(64)}`,
        'assets/main.js': `sha384-${'B'.repeat(64)}`,
      },
    });
    const two = await given.remote({ versions: ['1.0.0', '1.1.0'], live: '1.0.0' });
    await activate(admin, two, '1.1.0');
    expect(await resolved(anonymous, two)).toMatchObject({
      version: '1.1.0',
      fallbackVersion: '1.0.0',
      fallback: { version: '1.0.0', manifest: `/r/${two.name}/1.0.0/mf-manifest.json` },
    });
  });

  it('leaves out a remote without a live version', async () => {
    expect(await resolved(anonymous, await given.remote({ live: null }))).toBeUndefined();
  });

  it('is revalidated each time, and returns 304 without changes', async () => {
    const remote = await given.remote({ versions: ['1.0.0', '1.1.0'], live: '1.0.0' });
    const { admin } = await given.team();
    const { status, headers } = await anonymous.get('/remotes/resolve');
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    const again = { headers: { 'if-none-match': String(headers.etag) } };
    expect(await anonymous.get('/remotes/resolve', again)).toMatchObject({ status: 304, text: '' });
    await activate(admin, remote, '1.1.0');
    expect((await anonymous.get('/remotes/resolve', again)).status).toBe(200);
  });

  it('does not return 401 to a person whose session has ended', async () => {
    expect((await as({ token: 'gone' }).get('/remotes/resolve')).status).toBe(200);
  });

  it('gives a canary to its share of people, and not to anonymous visitors', async () => {
    const remote = await given.remote({ versions: ['1.0.0', '1.1.0'], live: '1.0.0' });
    const { admin } = await given.team();
    const [early, late] = [
      await personIn(remote, (group) => group < 20),
      await personIn(remote, (group) => group >= 20),
    ];
    await activate(admin, remote, '1.1.0', 20);
    expect(await resolved(as(early), remote)).toMatchObject({
      version: '1.1.0',
      audience: 'canary',
      fallbackVersion: '1.0.0',
    });
    expect(await resolved(as(late), remote)).toMatchObject({ version: '1.0.0' });
    expect(await resolved(anonymous, remote)).toMatchObject({ version: '1.0.0' });
    await activate(admin, remote, '1.1.0', 0);
    expect(await resolved(as(early), remote)).toMatchObject({ version: '1.0.0' });
  });

  it('replaces a revoked version by the one before, and without one gives the reason', async () => {
    const { admin } = await given.team();
    const one = await given.remote();
    const revoke = (remote: TestRemote) =>
      as(admin).post(`/remotes/${remote.name}/versions/${remote.version}/revoke`, { reason: 'It leaks.' });
    await revoke(one);
    expect(await resolved(anonymous, one)).toMatchObject({ version: '1.0.0', revoked: 'It leaks.' });
    const three = await given.remote({ versions: ['1.0.0', '1.1.0'], live: '1.0.0' });
    await activate(admin, three, '1.1.0');
    await revoke({ ...three, version: '1.1.0' });
    const after = await resolved(anonymous, three);
    expect(after).toMatchObject({ version: '1.0.0' });
    expect(after).not.toHaveProperty('revoked');
    expect(after).not.toHaveProperty('fallback');
  });
});

describe('a remote that requires a right', () => {
  const closed = (versions = ['1.0.0']) => given.remote({ versions, rights: ['operate-remotes'] });

  it('is listed for a team admin, with the required right', async () => {
    const [remote, { admin }] = [await closed(), await given.team()];
    expect(await resolved(as(admin), remote)).toMatchObject({
      version: '1.0.0',
      rights: ['operate-remotes'],
    });
  });

  it('is not listed for a member, a person without a team, or a visitor, nor in the static copy', async () => {
    const [remote, member] = [await closed(), await given.user()];
    const { admin, _id } = await given.team({ members: [member] });
    for (const client of [as(member), as(await given.user()), anonymous])
      expect(await resolved(client, remote)).toBeUndefined();
    expect(JSON.parse((await app().get(ResolveService).resolve()).text).remotes).not.toContainEqual(
      expect.objectContaining({ name: remote.name }),
    );
    await rows(`UPDATE team_memberships SET role = 'member' WHERE team_id = $1`, [_id]);
    expect(await resolved(as(admin), remote)).toBeUndefined();
  });

  it('with a right that this installation does not know is never listed', async () => {
    const [remote, { admin }] = [await closed(), await given.team()];
    await rows(
      `UPDATE remote_versions SET contribution = contribution || '{"rights": ["fly"]}' WHERE remote = $1`,
      [remote.name],
    );
    expect(await resolved(as(admin), remote)).toBeUndefined();
  });

  it('is listed for its own deploy token, live or not, and for no other', async () => {
    const [remote, other] = [await closed(['1.0.0', '1.1.0']), await given.remote()];
    const [own, foreign] = [await given.deployToken(remote.name), await given.deployToken(other.name)];
    expect(await resolved(deploying(own), remote)).toMatchObject({ version: '1.1.0' });
    expect(await resolved(deploying(foreign), remote)).toBeUndefined();
    const { body } = await deploying(own).get<RemotesAnswer>(`/remotes/resolve?mfe=${remote.name}@1.0.0`);
    expect(body.remotes).toContainEqual(expect.objectContaining({ name: remote.name, version: '1.0.0' }));
  });
});

describe('POST /remotes/preview', () => {
  const preview = async (admin: TestUser, remote: string, version: string | null, cookie = '') => {
    const { status, headers } = await as(admin).post(
      '/remotes/preview',
      { remote, version },
      { headers: { cookie } },
    );
    return { status, cookie: String(headers['set-cookie'] ?? '') };
  };

  it('shows an admin a published version until it is ended', async () => {
    const remote = await given.remote({ versions: ['1.0.0', '1.1.0-pr.12'], live: '1.0.0' });
    const { admin } = await given.team();
    const { status, cookie } = await preview(admin, remote.name, '1.1.0-pr.12');
    expect(status).toBe(200);
    expect(cookie).toMatch(
      /^mfe-preview=[^;]+; Max-Age=28800; Path=\/api\/remotes; HttpOnly; SameSite=Strict$/,
    );
    const [pair = ''] = cookie.split(';');
    expect(await resolved(as(admin), remote, pair)).toMatchObject({
      version: '1.1.0-pr.12',
      audience: 'preview',
      fallbackVersion: '1.0.0',
    });
    const ended = await preview(admin, remote.name, null, pair);
    expect(ended.cookie).toMatch(/^mfe-preview=; Max-Age=0;/);
  });

  it('keeps the previews of other remotes', async () => {
    const [one, two] = [await given.remote(), await given.remote()];
    const { admin } = await given.team();
    const first = await preview(admin, one.name, '1.0.0');
    const second = await preview(admin, two.name, '1.0.0', first.cookie.split(';')[0]);
    const [pair] = second.cookie.split(';');
    expect(await resolved(as(admin), one, pair)).toMatchObject({ audience: 'preview' });
    expect(await resolved(as(admin), two, pair)).toMatchObject({ audience: 'preview' });
  });

  it('is ignored for another person, when forged, without a session, and once its person is no longer an admin', async () => {
    const remote = await given.remote({ versions: ['1.0.0', '1.1.0'], live: '1.0.0' });
    const [{ admin, _id }, other] = [await given.team(), await given.team()];
    const { cookie } = await preview(admin, remote.name, '1.1.0');
    const [pair = ''] = cookie.split(';');
    expect(await resolved(as(other.admin), remote, pair)).toMatchObject({ version: '1.0.0' });
    expect(await resolved(anonymous, remote, pair)).toMatchObject({ version: '1.0.0' });
    expect(await resolved(as(admin), remote, `mfe-preview=${admin.token}`)).toMatchObject({
      version: '1.0.0',
    });
    await rows(`UPDATE team_memberships SET role = 'member' WHERE team_id = $1`, [_id]);
    expect(await resolved(as(admin), remote, pair)).toMatchObject({ version: '1.0.0' });
  });

  it('accepts only published versions that are not revoked', async () => {
    const remote = await given.remote({ versions: ['1.0.0', '1.1.0'], live: '1.0.0' });
    const { admin } = await given.team();
    expect(await as(admin).post('/remotes/preview', { remote: remote.name, version: '9.9.9' })).toMatchObject(
      refusal(404, 'NOT_FOUND'),
    );
    expect(
      await as(admin).post('/remotes/preview', { remote: remote.name, version: 'https://elsewhere.example' }),
    ).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    const { cookie } = await preview(admin, remote.name, '1.1.0');
    await as(admin).post(`/remotes/${remote.name}/versions/1.1.0/revoke`, { reason: 'No.' });
    expect(await resolved(as(admin), remote, cookie.split(';')[0])).toMatchObject({ version: '1.0.0' });
  });

  it('is offered with the name of its publisher before anything runs', async () => {
    const remote = await given.remote({ versions: ['1.0.0', '1.1.0'], live: '1.0.0' });
    const { admin } = await given.team();
    const offer = (version: string) =>
      as(admin).get<RemotePreviewOffer>(`/remotes/preview?remote=${remote.name}&version=${version}`);
    const { status, body, headers } = await offer('1.1.0');
    expect([status, body, headers['set-cookie']]).toEqual([
      200,
      {
        remote: remote.name,
        title: remote.name,
        version: '1.1.0',
        publishedBy: { kind: 'system', _id: null, name: 'system' },
        publishedAt: expect.any(String),
        commit: null,
        notAgreed: [],
      },
      undefined,
    ]);
    expect(await resolved(as(admin), remote)).toMatchObject({ version: '1.0.0' });
    expect(await offer('9.9.9')).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await offer('preview')).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('of the channel covers the version that was agreed to, not a later one', async () => {
    const remote = await given.remote({ versions: ['1.0.0', '1.1.0', '1.2.0'], live: '1.0.0' });
    const { admin } = await given.team();
    const put = (version: string) =>
      as(admin).put(`/remotes/${remote.name}/activation`, { version, channel: 'preview' });
    await put('1.1.0');
    const { cookie } = await preview(admin, remote.name, 'preview');
    await put('1.2.0');
    const [pair] = cookie.split(';');
    expect(await resolved(as(admin), remote, pair)).toMatchObject({
      version: '1.1.0',
      audience: 'preview',
      publishedBy: { name: 'system' },
    });
  });

  it('of a locked remote is refused, and a running one ends with the lock', async () => {
    const remote = await given.remote({ versions: ['1.0.0', '1.1.0'], live: '1.0.0' });
    const { admin } = await given.team();
    const request = { remote: remote.name, version: '1.1.0' };
    const { cookie } = await preview(admin, remote.name, '1.1.0');
    await as(admin).put(`/remotes/${remote.name}/lock`, { locked: true });
    expect(await as(admin).post('/remotes/preview', request)).toMatchObject(refusal(409, 'REMOTE_LOCKED'));
    expect(await as(admin).get(`/remotes/preview?remote=${remote.name}&version=1.1.0`)).toMatchObject(
      refusal(409, 'REMOTE_LOCKED'),
    );
    expect(await resolved(as(admin), remote, cookie.split(';')[0])).toMatchObject({ version: '1.0.0' });
    const team = deploying(await given.deployToken(remote.name));
    const { body } = await team.get<RemotesAnswer>(`/remotes/resolve?mfe=${remote.name}@1.1.0`);
    expect(body.remotes.find(({ name }) => name === remote.name)).toMatchObject({ version: '1.0.0' });
  });

  it('is for team admins', async () => {
    const remote = await given.remote();
    expect(
      await as(await given.user()).post('/remotes/preview', { remote: remote.name, version: '1.0.0' }),
    ).toMatchObject(refusal(403, 'FORBIDDEN'));
  });
});

describe('GET /remotes/resolve with a deploy token', () => {
  it('returns a version of its own remote before it is live, even for a new remote', async () => {
    const [remote, fresh] = [
      await given.remote({ versions: ['1.0.0', '1.1.0'], live: '1.0.0' }),
      await given.remote({ live: null }),
    ];
    for (const [{ name }, version] of [
      [remote, '1.1.0'],
      [fresh, '1.0.0'],
    ] as const) {
      const client = deploying(await given.deployToken(name));
      const { body } = await client.get<RemotesAnswer>(`/remotes/resolve?mfe=${name}@${version}`);
      expect(body.remotes.find((one) => one.name === name)).toMatchObject({ version, audience: 'preview' });
    }
    expect(await resolved(anonymous, remote)).toMatchObject({ version: '1.0.0' });
  });

  it('does not return versions of another remote', async () => {
    const [own, other] = [
      await given.remote(),
      await given.remote({ versions: ['1.0.0', '1.1.0'], live: '1.0.0' }),
    ];
    const client = deploying(await given.deployToken(own.name));
    const { body } = await client.get<RemotesAnswer>(`/remotes/resolve?mfe=${other.name}@1.1.0`);
    expect(body.remotes.find(({ name }) => name === other.name)).toMatchObject({ version: '1.0.0' });
  });
});
