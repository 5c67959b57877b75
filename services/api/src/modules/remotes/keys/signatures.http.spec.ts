import type { RemoteArtefact, RemoteJournalEntry, RemoteKey, RemotesOverview } from '@taskloom/contracts';
import {
  builtRemote,
  integrityOf,
  keyPair,
  refusal,
  useApi,
  type BuiltRemote,
  type HttpClient,
} from '../../../../test/index.js';
import { BUILD_SIGNATURE_HEADER } from '@taskloom/contracts';

const { as, deploying, given, rows } = useApi();

let count = 0;

type Pair = ReturnType<typeof keyPair>;

const REFUSED = refusal(409, 'REMOTE_SIGNATURE_REFUSED');
const saying = (text: string) => ({
  ...REFUSED,
  body: expect.objectContaining({ message: expect.stringContaining(text) }),
});

/** Uploads the files of a build and publishes it. */
const publish = async (team: HttpClient, { artefact, files }: BuiltRemote, signature?: string) => {
  const path = `/remotes/${artefact.name}/versions`;
  for (const [file, content] of Object.entries(files))
    await team.put(`${path}/${artefact.version}/files/${file}`, content, {
      headers: { integrity: integrityOf(content) },
    });
  return team.post(path, artefact, {
    headers: signature === undefined ? {} : { [BUILD_SIGNATURE_HEADER]: signature },
  });
};

/** A remote with a token of its team, and functions of an admin. */
const setUp = async () => {
  const name = `signed-${++count}`;
  const [team, { admin }] = [deploying(await given.deployToken(name)), await given.team()];
  const register = async ({ publicKey }: Pair, key = 'Release key') =>
    (await as(admin).post<RemoteKey>(`/remotes/${name}/keys`, { name: key, publicKey })).body;
  const revoke = ({ _id }: RemoteKey) => as(admin).delete(`/remotes/${name}/keys/${_id}`);
  const activate = (version: string, more: object = {}) =>
    team.put(`/remotes/${name}/activation`, { version, channel: 'production', ...more });
  const seen = async () => {
    const { body } = await as(admin).get<RemotesOverview>('/remotes');
    const found = body.remotes.find((remote) => remote.name === name);
    if (!found) throw new Error(`${name} is not in the overview`);
    return found;
  };
  const journal = async () =>
    (await as(admin).get<RemoteJournalEntry[]>(`/remotes/journal?remote=${name}`)).body;
  const build = (version: string) => builtRemote(name, version);
  const signed = (version: string, pair: Pair) => {
    const built = build(version);
    return publish(team, built, pair.sign(built.artefact));
  };
  return { name, team, admin, register, revoke, activate, seen, journal, build, signed };
};

describe('a signed version', () => {
  it('names its key in the list of versions and in the journal', async () => {
    const { register, signed, activate, seen, journal } = await setUp();
    const pair = keyPair();
    await register(pair);
    expect((await signed('1.0.0', pair)).status).toBe(201);
    expect((await activate('1.0.0')).status).toBe(200);
    const { signedOnly, versions } = await seen();
    expect([signedOnly, versions[0]?.signedBy]).toEqual([
      true,
      { name: 'Release key', fingerprint: pair.fingerprint, revoked: false },
    ]);
    expect(await journal()).toMatchObject([
      { action: 'activate', signedBy: null },
      { action: 'publish', signedBy: 'Release key' },
    ]);
  });

  it('is published again without a signature, which stays', async () => {
    const { team, register, build, signed, seen } = await setUp();
    const pair = keyPair();
    await register(pair);
    await signed('1.0.0', pair);
    expect((await publish(team, build('1.0.0'))).status).toBe(200);
    expect((await seen()).versions[0]?.signedBy).toMatchObject({ fingerprint: pair.fingerprint });
  });

  it('may have another commit and other tools, which equal builds differ in', async () => {
    const { team, register, build } = await setUp();
    const pair = keyPair();
    await register(pair);
    const { artefact, files } = build('1.0.0');
    const elsewhere = { artefact: { ...artefact, commit: 'a'.repeat(40) }, files };
    expect((await publish(team, elsewhere, pair.sign(artefact))).status).toBe(201);
  });
});

describe('a signature is refused', () => {
  it.each<[string, (build: RemoteArtefact) => RemoteArtefact]>([
    ['another remote', (build) => ({ ...build, name: 'other' })],
    ['another version', (build) => ({ ...build, version: '0.9.0' })],
    [
      'other files',
      (build) => ({
        ...build,
        files: { ...build.files, 'a.js': { integrity: `sha384-${'C'.repeat(64)}`, size: 1 } },
      }),
    ],
    ['other routes', (build) => ({ ...build, routes: [{ path: '/other', title: 'Other' }] })],
    ['fewer permissions', (build) => ({ ...build, permissions: { calls: ['projects.read'] } })],
  ])('that was made for a build with %s', async (_what, change) => {
    const { team, register, build, seen } = await setUp();
    const pair = keyPair();
    await register(pair);
    const built = build('1.0.0');
    expect(await publish(team, built, pair.sign(change(built.artefact)))).toMatchObject(
      saying('does not belong to this build'),
    );
    expect((await seen()).versions).toEqual([]);
  });

  it('of an unknown key, and of a key of another remote', async () => {
    const [one, other] = [await setUp(), await setUp()];
    const pair = keyPair();
    await other.register(pair);
    expect(await one.signed('1.0.0', pair)).toMatchObject(saying('has no key with the fingerprint'));
  });

  it('that names another key than the one that made it', async () => {
    const { team, register, build } = await setUp();
    const [ours, theirs] = [keyPair(), keyPair()];
    await register(ours);
    const built = build('1.0.0');
    const forged = theirs.sign(built.artefact).replace(theirs.fingerprint, ours.fingerprint);
    expect(await publish(team, built, forged)).toMatchObject(saying('does not belong to this build'));
  });

  it.each(['', 'x', `${'0'.repeat(64)}.`, `${'0'.repeat(64)}.${'A'.repeat(87)}`])(
    'that is malformed: "%s"',
    async (header) => {
      const { team, build } = await setUp();
      expect(await publish(team, build('1.0.0'), header)).toMatchObject(REFUSED);
    },
  );

  it('of a revoked key, also while another one may sign', async () => {
    const { register, revoke, signed } = await setUp();
    const [first, second] = [keyPair(), keyPair()];
    const key = await register(first, 'First');
    await register(second, 'Second');
    await revoke(key);
    expect(await signed('1.0.0', first)).toMatchObject(saying('The key "First"'));
    expect((await signed('1.0.0', second)).status).toBe(201);
  });
});

describe('a version without a signature', () => {
  it('is published while its remote has no key, and not once it has one', async () => {
    const { team, register, build, activate, seen } = await setUp();
    expect((await publish(team, build('1.0.0'))).status).toBe(201);
    expect((await seen()).signedOnly).toBe(false);
    await register(keyPair());
    expect(await publish(team, build('1.1.0'))).toMatchObject(saying('takes only signed versions'));
    for (const more of [{}, { channel: 'preview' }])
      expect(await activate('1.0.0', more)).toMatchObject(saying('takes only signed versions'));
    expect((await seen()).live).toBeNull();
  });

  it('is refused after the last key was revoked too', async () => {
    const { team, register, revoke, build } = await setUp();
    await revoke(await register(keyPair()));
    expect(await publish(team, build('1.0.0'))).toMatchObject(REFUSED);
  });

  it('gets one afterwards from the same build, with an entry of the journal', async () => {
    const { team, register, build, signed, activate, journal } = await setUp();
    await publish(team, build('1.0.0'));
    const pair = keyPair();
    await register(pair);
    expect((await signed('1.0.0', pair)).status).toBe(200);
    expect((await activate('1.0.0')).status).toBe(200);
    expect((await journal())[1]).toMatchObject({ action: 'sign', version: '1.0.0', signedBy: 'Release key' });
  });

  it('that was live before can be restored', async () => {
    const { team, name, register, build, signed, activate } = await setUp();
    await publish(team, build('1.0.0'));
    await activate('1.0.0');
    const pair = keyPair();
    await register(pair);
    await signed('1.1.0', pair);
    await activate('1.1.0');
    expect(await team.post(`/remotes/${name}/rollback`, {})).toMatchObject({
      status: 200,
      body: { version: '1.0.0' },
    });
  });
});

describe('once its key is revoked, a version', () => {
  const withRevoked = async () => {
    const set = await setUp();
    const [first, second] = [keyPair(), keyPair()];
    const key = await set.register(first, 'First');
    await set.register(second, 'Second');
    for (const version of ['1.0.0', '1.1.0']) await set.signed(version, first);
    return { ...set, first, second, key };
  };

  it.each([
    ['activated', {}],
    ['a canary', { percent: 5 }],
    ['a preview', { channel: 'preview' }],
  ])('can not become %s', async (_how, more) => {
    const { second, key, revoke, signed, activate, seen } = await withRevoked();
    await signed('0.9.0', second);
    await activate('0.9.0');
    await revoke(key);
    expect(await activate('1.1.0', more)).toMatchObject(saying('The key "First" that signed'));
    expect((await seen()).versions.map(({ signedBy }) => signedBy?.revoked)).toEqual([false, true, true]);
  });

  it('can not be previewed by an admin', async () => {
    const { name, admin, key, revoke } = await withRevoked();
    const preview = { remote: name, version: '1.1.0' };
    expect((await as(admin).post('/remotes/preview', preview)).status).toBe(200);
    await revoke(key);
    expect(await as(admin).post('/remotes/preview', preview)).toMatchObject(REFUSED);
    expect(await as(admin).get(`/remotes/preview?remote=${name}&version=1.1.0`)).toMatchObject(REFUSED);
  });

  it('is neither restored nor offered for a rollback', async () => {
    const { name, team, key, second, revoke, signed, activate, seen } = await withRevoked();
    await activate('1.0.0');
    await signed('1.2.0', second);
    await activate('1.2.0');
    expect((await seen()).rollbackTo).toBe('1.0.0');
    await revoke(key);
    expect((await seen()).rollbackTo).toBeNull();
    const rollBack = (body: object) => team.post(`/remotes/${name}/rollback`, body);
    expect(await rollBack({})).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await rollBack({ version: '1.0.0' })).toMatchObject(saying('The key "First" that signed'));
    expect((await seen()).live?.version).toBe('1.2.0');
  });

  it('keeps running if it runs, and can be signed by another key', async () => {
    const { key, second, revoke, signed, activate, seen, journal } = await withRevoked();
    await activate('1.0.0');
    await revoke(key);
    expect((await seen()).live?.version).toBe('1.0.0');
    expect((await signed('1.1.0', second)).status).toBe(200);
    expect((await activate('1.1.0')).status).toBe(200);
    expect((await journal())[1]).toMatchObject({ action: 'sign', version: '1.1.0', signedBy: 'Second' });
  });

  it('is not the fallback of the live one', async () => {
    const { name, admin, key, second, revoke, signed, activate } = await withRevoked();
    await activate('1.0.0');
    await signed('1.2.0', second);
    await activate('1.2.0');
    const fallback = async () => {
      const { body } = await as(admin).get<{ remotes: { name: string; fallback?: object | null }[] }>(
        '/remotes/resolve',
      );
      return body.remotes.find((remote) => remote.name === name)?.fallback;
    };
    expect(await fallback()).toMatchObject({ version: '1.0.0' });
    await revoke(key);
    expect(await fallback()).toBeFalsy();
  });
});

it('is checked against the stored version again, before it becomes live', async () => {
  const { name, register, signed, activate } = await setUp();
  const pair = keyPair();
  await register(pair);
  await signed('1.0.0', pair);
  await rows(
    `UPDATE remote_versions SET files = jsonb_set(files, '{assets/main.0123abcd.js,integrity}', '"sha384-x"') WHERE remote = $1`,
    [name],
  );
  expect(await activate('1.0.0')).toMatchObject(saying('does not belong to this build'));
});
