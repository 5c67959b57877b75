import type {
  RemoteActivated,
  RemoteJournalEntry,
  RemoteOverview,
  RemotesOverview,
} from '@taskloom/contracts';
import { refusal, useApi, useSockets, type HttpClient, type TestRemote } from '../../../../test/index.js';
import { RegistryService, SYSTEM } from './registry.service.js';

const api = useApi();
const { app, as, deploying, given, rows } = api;
const sockets = useSockets(api);

const admin = async (): Promise<HttpClient> => as((await given.team()).admin);
const two = () => given.remote({ versions: ['1.0.0', '1.1.0'], live: '1.0.0' });

const activate = (
  client: HttpClient,
  { name }: TestRemote,
  version: string,
  more: object = {},
  headers: Record<string, string> = {},
) =>
  client.put<RemoteActivated>(
    `/remotes/${name}/activation`,
    { version, channel: 'production', ...more },
    { headers },
  );

const seen = async (client: HttpClient, { name }: TestRemote): Promise<RemoteOverview> => {
  const { body } = await client.get<RemotesOverview>('/remotes');
  const remote = body.remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`${name} is not in the overview`);
  return remote;
};

const journal = async (client: HttpClient, { name }: TestRemote) =>
  (await client.get<RemoteJournalEntry[]>(`/remotes/journal?remote=${name}`)).body;

describe('activation', () => {
  it('changes the live version, and records who, what, when and why', async () => {
    const { admin: person } = await given.team();
    const [client, remote] = [as(person), await two()];
    const { status, body } = await activate(client, remote, '1.1.0', { reason: 'New month view' });
    expect([status, body]).toMatchObject([200, { version: '1.1.0', previous: '1.0.0', canary: null }]);
    expect(await seen(client, remote)).toMatchObject({
      revision: body.revision,
      live: { version: '1.1.0', by: { kind: 'person', _id: person._id, name: person.name } },
      rollbackTo: '1.0.0',
      versions: [{ version: '1.1.0' }, { version: '1.0.0' }],
    });
    const [line] = await journal(client, remote);
    expect(line).toMatchObject({
      action: 'activate',
      version: '1.1.0',
      previous: '1.0.0',
      reason: 'New month view',
      revision: body.revision,
    });
  });

  it('is refused when someone else has changed the remote first', async () => {
    const [client, remote] = [await admin(), await two()];
    const { revision } = await seen(client, remote);
    const ifMatch = { 'if-match': `"${revision}"` };
    const answers = await Promise.all([
      activate(client, remote, '1.1.0', {}, ifMatch),
      activate(client, remote, '1.1.0', { percent: 5 }, ifMatch),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const lost = answers.find(({ status }) => status === 412);
    expect(lost).toMatchObject(refusal(412, 'REMOTE_CHANGED'));
    expect(lost?.body).toMatchObject({ current: { name: remote.name } });
  });

  it('of the live version changes nothing', async () => {
    const [client, remote] = [await admin(), await two()];
    const { revision } = await seen(client, remote);
    expect(await activate(client, remote, '1.0.0')).toMatchObject({ status: 200, body: { revision } });
    expect((await seen(client, remote)).revision).toBe(revision);
  });

  it('is possible for published versions only', async () => {
    expect(await activate(await admin(), await two(), '9.9.9')).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('of a preview has no effect on others', async () => {
    const [client, remote] = [await admin(), await two()];
    await activate(client, remote, '1.1.0', { channel: 'preview' });
    expect(await seen(client, remote)).toMatchObject({
      live: { version: '1.0.0' },
      preview: { version: '1.1.0' },
    });
  });

  it('is sent to every open tab', async () => {
    const [client, remote] = [await admin(), await two()];
    const socket = await sockets.connect(await given.user());
    const { body } = await activate(client, remote, '1.1.0');
    const event = await socket.hears('remotes:activated', ({ name }) => name === remote.name);
    expect(event).toEqual({ revision: body.revision, name: remote.name, version: '1.1.0' });
  });

  it('increments one revision for all remotes', async () => {
    const [client, one, other] = [await admin(), await two(), await two()];
    const [first, second] = [await activate(client, one, '1.1.0'), await activate(client, other, '1.1.0')];
    expect(second.body.revision).toBe(first.body.revision + 1);
  });
});

describe('a canary', () => {
  it('is refused while there is no live version to compare it with', async () => {
    const [client, remote] = [await admin(), await given.remote({ live: null })];
    expect(await activate(client, remote, '1.0.0', { percent: 5 })).toMatchObject(refusal(409, 'CONFLICT'));
    expect((await seen(client, remote)).canary).toBeNull();
  });

  it('is refused for the version that is live', async () => {
    const [client, remote] = [await admin(), await two()];
    expect(await activate(client, remote, '1.0.0', { percent: 5 })).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
    expect((await seen(client, remote)).canary).toBeNull();
  });
});

describe('rollback', () => {
  it('restores the version that was live before, and the one before that', async () => {
    const client = await admin();
    const remote = await given.remote({ versions: ['1.0.0', '1.1.0', '1.2.0'], live: '1.0.0' });
    for (const version of ['1.1.0', '1.2.0']) await activate(client, remote, version);
    const back = () => client.post<RemoteActivated>(`/remotes/${remote.name}/rollback`, {});
    expect((await back()).body.version).toBe('1.1.0');
    expect((await back()).body.version).toBe('1.0.0');
    expect(await back()).toMatchObject(refusal(409, 'CONFLICT'));
  });

  it('restores any earlier live version in one call', async () => {
    const client = await admin();
    const remote = await given.remote({ versions: ['1.0.0', '1.1.0', '1.2.0'], live: '1.0.0' });
    for (const version of ['1.1.0', '1.2.0']) await activate(client, remote, version);
    const { body } = await client.post<RemoteActivated>(`/remotes/${remote.name}/rollback`, {
      version: '1.0.0',
    });
    expect(body.version).toBe('1.0.0');
  });

  it('does not restore a version that was never live', async () => {
    const [client, remote] = [await admin(), await two()];
    const back = client.post(`/remotes/${remote.name}/rollback`, { version: '1.1.0' });
    expect(await back).toMatchObject(refusal(409, 'CONFLICT'));
    expect((await seen(client, remote)).live?.version).toBe('1.0.0');
  });

  it('ends a canary first', async () => {
    const [client, remote] = [await admin(), await two()];
    await activate(client, remote, '1.1.0', { percent: 20 });
    const { body } = await client.post<RemoteActivated>(`/remotes/${remote.name}/rollback`, {});
    expect(body).toMatchObject({ version: '1.0.0', canary: null });
  });
});

describe('a change based on an outdated revision', () => {
  it.each([
    ['a rollback', 'post', 'rollback', {}],
    ['a lock', 'put', 'lock', { locked: true }],
  ] as const)('is refused for %s, with the current state', async (_what, method, path, body) => {
    const [client, remote] = [await admin(), await two()];
    const { revision } = await seen(client, remote);
    const move = (at: number) =>
      client[method]<RemoteActivated>(`/remotes/${remote.name}/${path}`, body, {
        headers: { 'if-match': `"${at}"` },
      });
    const { body: after } = await activate(client, remote, '1.1.0');
    const lost = await move(revision);
    expect(lost).toMatchObject(refusal(412, 'REMOTE_CHANGED'));
    expect(lost.body).toMatchObject({ current: { revision: after.revision, version: '1.1.0' } });
    expect((await seen(client, remote)).revision).toBe(after.revision);
    expect((await move(after.revision)).status).toBe(200);
  });
});

describe('lock', () => {
  it('prevents all changes until it is unlocked', async () => {
    const [client, remote] = [await admin(), await two()];
    await client.put(`/remotes/${remote.name}/lock`, { locked: true, reason: 'Fair' });
    expect(await activate(client, remote, '1.1.0')).toMatchObject(refusal(409, 'REMOTE_LOCKED'));
    expect(await seen(client, remote)).toMatchObject({ locked: true, lockReason: 'Fair' });
    await client.put(`/remotes/${remote.name}/lock`, { locked: false });
    expect((await activate(client, remote, '1.1.0')).status).toBe(200);
  });

  describe('of a harmful version', () => {
    const locked = async () => {
      const { admin: person } = await given.team();
      const [client, remote] = [as(person), await two()];
      await activate(client, remote, '1.1.0');
      await client.put(`/remotes/${remote.name}/lock`, { locked: true, reason: 'Fair' });
      return { client, remote, person };
    };
    const back = (by: HttpClient, { name }: TestRemote, body: object) =>
      by.post<RemoteActivated>(`/remotes/${name}/rollback`, body);

    it('lets an admin roll back with a reason, remains, and the journal records both', async () => {
      const { client, remote, person } = await locked();
      expect(await back(client, remote, { reason: 'It leaks' })).toMatchObject({
        status: 200,
        body: { version: '1.0.0', locked: true },
      });
      expect(await activate(client, remote, '1.1.0')).toMatchObject(refusal(409, 'REMOTE_LOCKED'));
      const [rollback, lock] = await journal(client, remote);
      expect([rollback, lock]).toMatchObject([
        { action: 'rollback', version: '1.0.0', previous: '1.1.0', reason: 'It leaks' },
        { action: 'lock', reason: 'Fair' },
      ]);
      expect(rollback?.by).toEqual({ kind: 'person', _id: person._id, name: person.name });
    });

    it('lets an admin end its canary', async () => {
      const [client, remote] = [await admin(), await two()];
      await activate(client, remote, '1.1.0', { percent: 20 });
      await client.put(`/remotes/${remote.name}/lock`, { locked: true });
      expect((await back(client, remote, { reason: 'Too slow' })).body).toMatchObject({
        version: '1.0.0',
        canary: null,
        locked: true,
      });
    });

    it('requires a reason from an admin', async () => {
      const { client, remote } = await locked();
      expect(await back(client, remote, {})).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
      expect((await seen(client, remote)).live?.version).toBe('1.1.0');
    });

    it('refuses a version that was not live before', async () => {
      const { client, remote } = await locked();
      await back(client, remote, { reason: 'It leaks' });
      expect(await back(client, remote, { version: '1.1.0', reason: 'Or not' })).toMatchObject(
        refusal(409, 'CONFLICT'),
      );
    });

    it.each(['person', 'token'] as const)(
      'refuses a rollback by a deploy token, with a lock by a %s',
      async (kind) => {
        const { client, remote } = await locked();
        const team = deploying(await given.deployToken(remote.name));
        if (kind === 'token') {
          await client.put(`/remotes/${remote.name}/lock`, { locked: false });
          await team.put(`/remotes/${remote.name}/lock`, { locked: true });
        }
        expect(await back(team, remote, { reason: 'It leaks' })).toMatchObject(refusal(409, 'REMOTE_LOCKED'));
        expect((await seen(client, remote)).live?.version).toBe('1.1.0');
      },
    );
  });

  it("of a person cannot be released by a token, but a token's lock by both", async () => {
    const [client, remote] = [await admin(), await two()];
    const team = deploying(await given.deployToken(remote.name));
    const lock = (by: HttpClient, locked: boolean) => by.put(`/remotes/${remote.name}/lock`, { locked });
    await lock(client, true);
    expect(await lock(team, false)).toMatchObject(refusal(403, 'FORBIDDEN'));
    await lock(client, false);
    await lock(team, true);
    expect((await lock(team, false)).status).toBe(200);
  });
});

describe('revoke', () => {
  it('restores the previous live version, and prevents the revoked one from running again', async () => {
    const [client, remote] = [await admin(), await two()];
    await activate(client, remote, '1.1.0');
    const { body } = await client.post<RemoteActivated>(`/remotes/${remote.name}/versions/1.1.0/revoke`, {
      reason: 'It leaks.',
    });
    expect(body).toMatchObject({ version: '1.0.0', previous: '1.1.0' });
    expect(await activate(client, remote, '1.1.0')).toMatchObject(refusal(409, 'REMOTE_VERSION_REVOKED'));
    const manifest = await api.root.get(`/r/${remote.name}/1.1.0/mf-manifest.json`);
    expect(manifest).toMatchObject(refusal(410, 'REMOTE_VERSION_GONE'));
  });

  it('of an unknown version returns 404', async () => {
    const [client, remote] = [await admin(), await two()];
    expect(await client.post(`/remotes/${remote.name}/versions/9.9.9/revoke`, { reason: 'x' })).toMatchObject(
      refusal(404, 'NOT_FOUND'),
    );
  });
});

it('a change to a remote that no longer exists returns 404', async () => {
  const lock = app().get(RegistryService).lock(SYSTEM, 'nowhere', { locked: true });
  await expect(lock).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

describe('a deploy token', () => {
  it('reads and changes its own remote, and no other', async () => {
    const [own, other] = [await two(), await two()];
    const team = deploying(await given.deployToken(own.name));
    expect(await activate(team, own, '1.1.0')).toMatchObject({ status: 200, body: { version: '1.1.0' } });
    expect(await activate(team, other, '1.1.0')).toMatchObject(refusal(403, 'FORBIDDEN'));
    const { body } = await team.get<RemotesOverview>('/remotes');
    expect(body.remotes.map(({ name }) => name)).toEqual([own.name]);
    expect((await journal(team, other)).every(({ remote }) => remote === own.name)).toBe(true);
    expect(await team.post(`/remotes/${own.name}/versions/1.0.0/revoke`, { reason: 'x' })).toMatchObject(
      refusal(401, 'SESSION_INVALID'),
    );
  });

  it('is refused after its revocation', async () => {
    const remote = await two();
    const team = deploying(await given.deployToken(remote.name));
    await rows('UPDATE remote_tokens SET revoked_at = now() WHERE remote = $1', [remote.name]);
    expect(await activate(team, remote, '1.1.0')).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });
});

it('the journal is append-only', async () => {
  await two();
  for (const sql of [
    `UPDATE remote_journal SET reason = 'x'`,
    `UPDATE remote_journal SET actor = actor || '{"name": "Deleted person"}'`,
    'DELETE FROM remote_journal',
    'TRUNCATE remote_journal',
  ]) {
    await expect(rows(sql)).rejects.toThrow('only added to');
  }
});
