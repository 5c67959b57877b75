import type {
  RemoteActivated,
  RemoteArtefact,
  RemoteJournalEntry,
  RemoteOverview,
  RemotePermissions,
  RemotesAnswer,
  RemotesOverview,
} from '@taskloom/contracts';
import {
  artefactOf,
  refusal,
  useApi,
  type Answer,
  type HttpClient,
  type TestRemote,
} from '../../../../test/index.js';
import { PageHosts } from '../../../platform/http/index.js';
import { RegistryService, SYSTEM } from '../registry/registry.service.js';
import { VersionsService } from '../versions/versions.service.js';
import { AgreedHosts } from './agreed-hosts.service.js';

const api = useApi();
const { app, as, deploying, given } = api;

const READ = { calls: ['projects.read'] };
const MORE: RemotePermissions = { calls: ['projects.read', 'tasks.write'], storage: ['person'] };
const WIDER = ['calls:tasks.write', 'storage:person'];

const admin = async (): Promise<HttpClient> => as((await given.team()).admin);

const publish = (name: string, version: string, more: Partial<RemoteArtefact>) =>
  app()
    .get(VersionsService)
    .register(SYSTEM, artefactOf(name, version, more));

/** Live at 1.0.0, which reads projects; 1.1.0 needs more. */
const twoVersions = async (): Promise<TestRemote> => {
  const remote = await given.remote({ versions: ['1.0.0'], permissions: READ });
  await publish(remote.name, '1.1.0', { permissions: MORE });
  return remote;
};

const activate = (
  client: HttpClient,
  { name }: TestRemote,
  version: string,
  more: object = {},
): Promise<Answer<RemoteActivated>> =>
  client.put(`/remotes/${name}/activation`, { version, channel: 'production', ...more });

const seen = async (client: HttpClient, { name }: TestRemote): Promise<RemoteOverview> => {
  const { body } = await client.get<RemotesOverview>('/remotes');
  const found = body.remotes.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not in the overview`);
  return found;
};

const agreedOf = async (client: HttpClient, remote: TestRemote): Promise<string[]> =>
  (await seen(client, remote)).agreed.map(({ permission }) => permission);

const journal = async (client: HttpClient, { name }: TestRemote) =>
  (await client.get<RemoteJournalEntry[]>(`/remotes/journal?remote=${name}`)).body;

const refused = (version: string, permissions: string[]) => ({
  ...refusal(409, 'REMOTE_NOT_AGREED'),
  body: expect.objectContaining({
    message: expect.stringContaining(
      `${version} needs permissions that no team admin has agreed to: ${permissions.join(', ')}.`,
    ),
  }),
});

describe('the first activation', () => {
  it('needs the agreement of a team admin to each permission, and records it', async () => {
    const { admin: person } = await given.team();
    const [client, remote] = [as(person), await given.remote({ live: null, permissions: MORE })];
    const needed = ['calls:projects.read', ...WIDER];
    expect(await activate(client, remote, '1.0.0')).toMatchObject(refused('1.0.0', needed));
    expect(await activate(client, remote, '1.0.0', { agreed: WIDER })).toMatchObject(
      refused('1.0.0', needed),
    );
    expect((await seen(client, remote)).live).toBeNull();
    expect((await activate(client, remote, '1.0.0', { agreed: needed })).status).toBe(200);
    const { live, agreed, versions } = await seen(client, remote);
    expect([live?.version, versions[0]?.permissions]).toEqual(['1.0.0', needed]);
    expect(agreed).toEqual(
      needed.map((permission) => ({
        permission,
        version: '1.0.0',
        at: expect.any(String),
        by: { kind: 'person', _id: person._id, name: person.name },
      })),
    );
    expect(await journal(client, remote)).toMatchObject([
      { action: 'activate', permissions: [] },
      { action: 'agree', version: '1.0.0', permissions: needed },
      { action: 'publish' },
    ]);
  });

  it('of a version that needs nothing needs no agreement', async () => {
    const [client, remote] = [await admin(), await given.remote({ live: null })];
    expect((await activate(client, remote, '1.0.0')).status).toBe(200);
    expect(await agreedOf(client, remote)).toEqual([]);
  });

  it('of a build without permissions needs the agreement to everything', async () => {
    const [client, remote] = [await admin(), await given.remote({ live: null, permissions: undefined })];
    expect(await activate(client, remote, '1.0.0')).toMatchObject(refused('1.0.0', ['everything']));
    expect((await activate(client, remote, '1.0.0', { agreed: ['everything'] })).status).toBe(200);
  });

  it('includes the extension points of other screens', async () => {
    const client = await admin();
    const extensions = [{ point: 'project-tab', version: '^1.0.0', id: 'report', title: 'Report' }];
    const remote = await given.remote({ live: null, permissions: {}, extensions });
    expect(await activate(client, remote, '1.0.0')).toMatchObject(refused('1.0.0', ['point:project-tab']));
  });

  it('of a build that comes with the installation is agreed to by the system', async () => {
    const [client, remote] = [await admin(), await given.remote({ live: null, permissions: READ })];
    await app().get(RegistryService).activateShipped(remote.name, '1.0.0');
    const { agreed } = await seen(client, remote);
    expect(agreed).toMatchObject([{ permission: 'calls:projects.read', by: { kind: 'system' } }]);
  });
});

describe('a version that needs more', () => {
  it('is refused without an agreement to what is new', async () => {
    const [client, remote] = [await admin(), await twoVersions()];
    expect(await activate(client, remote, '1.1.0')).toMatchObject(refused('1.1.0', WIDER));
    expect((await activate(client, remote, '1.1.0', { agreed: WIDER })).status).toBe(200);
    expect(await agreedOf(client, remote)).toEqual(['calls:projects.read', ...WIDER]);
    const lines = await journal(client, remote);
    expect(lines.filter(({ action }) => action === 'agree')[0]).toMatchObject({ permissions: WIDER });
  });

  it.each([
    ['as a canary', { percent: 5 }],
    ['as a preview', { channel: 'preview' }],
  ])('is refused %s too', async (_how, more) => {
    const [client, remote] = [await admin(), await twoVersions()];
    expect(await activate(client, remote, '1.1.0', more)).toMatchObject(refused('1.1.0', WIDER));
    expect((await activate(client, remote, '1.1.0', { ...more, agreed: WIDER })).status).toBe(200);
    // Everyone gets what was agreed to for the trial.
    expect((await activate(client, remote, '1.1.0', { skipped: ['loads'] })).status).toBe(200);
  });

  it('can be ended as a canary without any agreement', async () => {
    const [client, remote] = [await admin(), await twoVersions()];
    expect((await activate(client, remote, '1.1.0', { percent: 0 })).status).toBe(200);
  });

  it('is previewed by an admin who agrees to it for that preview only', async () => {
    const [client, remote] = [await admin(), await twoVersions()];
    const preview = { remote: remote.name, version: '1.1.0' };
    const offer = `/remotes/preview?remote=${remote.name}&version=1.1.0`;
    expect((await client.get(offer)).body).toMatchObject({ notAgreed: WIDER });
    expect(await client.post('/remotes/preview', preview)).toMatchObject(refused('1.1.0', WIDER));
    expect((await client.post('/remotes/preview', { ...preview, agreed: WIDER })).status).toBe(200);
    expect(await agreedOf(client, remote)).toEqual(['calls:projects.read']);
  });

  it('is refused to a deploy token, which cannot agree', async () => {
    const [client, remote] = [await admin(), await twoVersions()];
    const team = deploying(await given.deployToken(remote.name));
    expect(await activate(team, remote, '1.1.0', { agreed: WIDER })).toMatchObject(refused('1.1.0', WIDER));
    expect((await seen(client, remote)).live?.version).toBe('1.0.0');
    expect(await agreedOf(client, remote)).toEqual(['calls:projects.read']);
  });

  it('is refused to an API token, which cannot agree', async () => {
    const { admin: person } = await given.team();
    const [client, remote] = [as(person), await twoVersions()];
    const script = as(await given.apiToken({ user: person, scope: 'administer' }));
    expect(await activate(script, remote, '1.1.0', { agreed: WIDER })).toMatchObject(refused('1.1.0', WIDER));
    expect((await seen(client, remote)).live?.version).toBe('1.0.0');
  });

  it('is activated by a deploy token once an admin has agreed', async () => {
    const [client, remote] = [await admin(), await twoVersions()];
    await activate(client, remote, '1.1.0', { channel: 'preview', agreed: WIDER });
    const team = deploying(await given.deployToken(remote.name));
    expect((await activate(team, remote, '1.1.0')).status).toBe(200);
  });

  it('records nothing when its activation fails for another reason', async () => {
    const [client, remote] = [await admin(), await twoVersions()];
    await client.put(`/remotes/${remote.name}/lock`, { locked: true });
    expect(await activate(client, remote, '1.1.0', { agreed: WIDER })).toMatchObject(
      refusal(409, 'REMOTE_LOCKED'),
    );
    expect(await agreedOf(client, remote)).toEqual(['calls:projects.read']);
  });
});

describe('a version that needs less', () => {
  const narrowed = async (client: HttpClient) => {
    const remote = await twoVersions();
    await activate(client, remote, '1.1.0', { agreed: WIDER });
    await publish(remote.name, '1.2.0', { permissions: READ });
    await publish(remote.name, '1.3.0', { permissions: MORE });
    expect((await activate(client, remote, '1.2.0')).status).toBe(200);
    return remote;
  };

  it('ends the rest, so that a later version has to ask again', async () => {
    const client = await admin();
    const remote = await narrowed(client);
    expect(await agreedOf(client, remote)).toEqual(['calls:projects.read']);
    expect(await activate(client, remote, '1.3.0')).toMatchObject(refused('1.3.0', WIDER));
  });

  it('can be rolled back, also by a deploy token, to the version with more and its agreement', async () => {
    const client = await admin();
    const remote = await narrowed(client);
    const team = deploying(await given.deployToken(remote.name));
    const back = await team.post<RemoteActivated>(`/remotes/${remote.name}/rollback`, {});
    expect(back).toMatchObject({ status: 200, body: { version: '1.1.0' } });
    const { agreed } = await seen(client, remote);
    expect(agreed).toMatchObject([
      { permission: 'calls:projects.read', version: '1.0.0', by: { kind: 'system' } },
      { permission: 'calls:tasks.write', version: '1.1.0', by: { kind: 'person' } },
      { permission: 'storage:person', version: '1.1.0', by: { kind: 'person' } },
    ]);
  });

  it('leaves what the preview needs', async () => {
    const [client, remote] = [await admin(), await twoVersions()];
    await activate(client, remote, '1.1.0', { channel: 'preview', agreed: WIDER });
    await publish(remote.name, '1.2.0', { permissions: READ });
    await activate(client, remote, '1.2.0');
    expect(await agreedOf(client, remote)).toEqual(['calls:projects.read', ...WIDER]);
  });

  it('than everything keeps what it declares, as agreed to then', async () => {
    const client = await admin();
    const remote = await given.remote({ versions: ['1.0.0'], permissions: undefined });
    await publish(remote.name, '1.1.0', { permissions: READ });
    const team = deploying(await given.deployToken(remote.name));
    expect((await activate(team, remote, '1.1.0')).status).toBe(200);
    expect((await seen(client, remote)).agreed).toMatchObject([
      { permission: 'calls:projects.read', version: '1.0.0', by: { kind: 'system' } },
    ]);
    const back = await team.post(`/remotes/${remote.name}/rollback`, {});
    expect(back.status).toBe(200);
    expect(await agreedOf(client, remote)).toContain('everything');
  });
});

describe('other hosts', () => {
  const hosts = ['https://api.example.com'];

  it('need an agreement, even of a remote that may do everything', async () => {
    const client = await admin();
    const remote = await given.remote({ versions: ['1.0.0'], permissions: undefined });
    await publish(remote.name, '1.1.0', { permissions: { hosts } });
    expect(await activate(client, remote, '1.1.0')).toMatchObject(
      refused('1.1.0', ['host:https://api.example.com']),
    );
  });

  it('are allowed to the page once they are agreed to', async () => {
    const [client, remote] = [await admin(), await given.remote({ live: null, permissions: { hosts } })];
    const page = jest.spyOn(app().get(PageHosts), 'set');
    await app().get(AgreedHosts).refresh();
    expect(page.mock.lastCall?.[0]).not.toContain('https://api.example.com');
    await activate(client, remote, '1.0.0', { agreed: ['host:https://api.example.com'] });
    await app().get(AgreedHosts).refresh();
    expect(page.mock.lastCall?.[0]).toContain('https://api.example.com');
  });
});

describe('a remote in a frame', () => {
  const isolation = 'frame' as const;
  const inFrame = async (permissions: RemotePermissions): Promise<TestRemote> => {
    const remote = await given.remote({ versions: ['1.0.0'], permissions: READ });
    const requires = { contracts: '^1.0.0', client: '^1.26.0', ui: '^1.0.0' };
    await publish(remote.name, '1.1.0', { isolation, permissions, requires });
    return remote;
  };

  it('moves there without another agreement, and needs one to leave', async () => {
    const [client, remote] = [await admin(), await inFrame(READ)];
    expect((await activate(client, remote, '1.1.0')).status).toBe(200);
    expect(await agreedOf(client, remote)).toContain('frame');
    await publish(remote.name, '1.2.0', { permissions: READ });
    expect(await activate(client, remote, '1.2.0')).toMatchObject(refused('1.2.0', ['page']));
    expect((await activate(client, remote, '1.2.0', { agreed: ['page'] })).status).toBe(200);
    expect(await agreedOf(client, remote)).toEqual(['calls:projects.read']);
  });

  it('connects to its hosts from its frame only', async () => {
    const hosts = ['https://frame.example.com'];
    const [client, remote] = [await admin(), await inFrame({ ...READ, hosts })];
    const page = jest.spyOn(app().get(PageHosts), 'set');
    const host = 'frame-host:https://frame.example.com';
    expect(await activate(client, remote, '1.1.0')).toMatchObject(refused('1.1.0', [host]));
    await activate(client, remote, '1.1.0', { agreed: [host] });
    await app().get(AgreedHosts).refresh();
    const [ofPage, ofFrames] = page.mock.lastCall ?? [];
    expect(ofPage).not.toContain('https://frame.example.com');
    expect(ofFrames?.get(remote.name)).toEqual(hosts);
  });

  it('is resolved with its isolation', async () => {
    const [client, remote] = [await admin(), await inFrame(READ)];
    await activate(client, remote, '1.1.0');
    const { body } = await client.get<RemotesAnswer>('/remotes/resolve');
    expect(body.remotes.find(({ name }) => name === remote.name)).toMatchObject({ isolation });
  });
});

it('is resolved with what the build and its fallback declare', async () => {
  const [client, remote] = [await admin(), await twoVersions()];
  await activate(client, remote, '1.1.0', { agreed: WIDER });
  const { body } = await client.get<RemotesAnswer>('/remotes/resolve');
  const resolved = body.remotes.find(({ name }) => name === remote.name);
  expect(resolved).toMatchObject({ permissions: MORE, fallback: { permissions: READ } });
});
