import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from '../../test/files.js';
import { builtRemote, multipart, useApi, useEmptyInstallations, type BuiltRemote } from '../../test/index.js';
import { Client } from 'pg';
import { backUpInstallation, restoreInstallation } from './index.js';

const api = useApi();
const { as, deploying, given, rows } = api;
const folder = mkdtempSync(join(tmpdir(), 'taskloom-backup-access-'));
const file = join(folder, 'backup.tar.gz');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const here = () => ({ DATABASE_URL: api.databaseUrl(), DATA_DIR: api.dataDirectory() });

const anEmptyOne = useEmptyInstallations(folder);

const rowsIn = async ({ DATABASE_URL }: { DATABASE_URL: string }, sql: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows: found } = await client.query<object>(sql);
  await client.end();
  return found;
};

/** Uploads attachments to one task and returns the path of each file. */
const attachments = async (...names: string[]) => {
  const owner = await given.user({ name: 'Olga' });
  const project = await given.project({ owner, title: 'Move' });
  const task = await given.task({ project, title: 'Plan it' });
  for (const filename of names) {
    const { body, headers } = multipart([{ filename, content: sample.png }]);
    await as(owner).post(`/projects/${project._id}/tasks/${task._id}/upload`, body, { headers });
  }
  const stored = await rows<{ name: string; key: string }>(
    'SELECT name, storage_key AS key FROM attachments WHERE task_id = $1',
    [task._id],
  );
  return Object.fromEntries(
    stored.map(({ name, key }) => [name, { key, path: placeOf(api.dataDirectory(), key) }]),
  );
};
const placeOf = (dataDirectory: string, key: string) => join(dataDirectory, 'files', key.slice(-2), key);

/** Publishes a build with its deploy token and makes it live. */
const live = async ({ artefact, files }: BuiltRemote) => {
  const team = deploying(await given.deployToken(artefact.name));
  const path = `/remotes/${artefact.name}/versions`;
  for (const [name, content] of Object.entries(files))
    await team.put(`${path}/${artefact.version}/files/${name}`, content, {
      headers: { integrity: artefact.files[name]?.integrity ?? '' },
    });
  await team.post(path, artefact);
  await team.put(`/remotes/${artefact.name}/activation`, {
    version: artefact.version,
    channel: 'production',
  });
};

describe('a backup of an installation that has lost files', () => {
  it('lists missing, unreadable and changed files, and contains everything else', async () => {
    const files = await attachments('gone.png', 'odd.png', 'other.png', 'whole.png');
    const [gone, odd, other, whole] = ['gone.png', 'odd.png', 'other.png', 'whole.png'].map((n) => files[n]);
    rmSync(gone?.path ?? '');
    rmSync(odd?.path ?? '');
    mkdirSync(odd?.path ?? '');
    writeFileSync(other?.path ?? '', 'short');
    const build = builtRemote('holes', '1.0.0');
    await live(build);
    rmSync(join(api.dataDirectory(), 'remotes/holes/1.0.0/mf-manifest.json'));

    const { missing } = await backUpInstallation(here(), file);
    const named = (name: string) => `${name} (task "Plan it" in project "Move", uploaded by Olga)`;
    const listed = [
      { path: `files/${gone?.key}`, problem: 'missing', name: named('gone.png') },
      { path: `files/${odd?.key}`, problem: 'unreadable', name: named('odd.png') },
      { path: `files/${other?.key}`, problem: 'changed', name: named('other.png') },
      {
        path: 'remotes/holes/1.0.0/mf-manifest.json',
        problem: 'missing',
        name: 'holes 1.0.0: mf-manifest.json',
      },
    ];
    expect(missing).toHaveLength(4);
    expect(missing).toEqual(expect.arrayContaining(listed));

    const there = await anEmptyOne();
    expect(await restoreInstallation(there, file)).toEqual({ missing });
    expect(readFileSync(placeOf(there.DATA_DIR, whole?.key ?? ''))).toEqual(sample.png);
    expect(await rowsIn(there, 'SELECT FROM attachments')).toHaveLength(4);
    rmSync(odd?.path ?? '', { recursive: true });
  });

  it('silently leaves out an incomplete old build', async () => {
    const [old, next] = [builtRemote('renewed', '1.0.0'), builtRemote('renewed', '1.1.0')];
    await live(old);
    await live(next);
    rmSync(join(api.dataDirectory(), 'remotes/renewed/1.0.0/mf-manifest.json'));
    const { missing } = await backUpInstallation(here(), file);
    expect(missing.filter(({ path }) => path.includes('renewed'))).toEqual([]);
  });
});

describe('the file of a backup', () => {
  it('is readable only by its owner, from its first byte on', async () => {
    const stop = new AbortController();
    const modes = new Set<string>();
    const watching = (async () => {
      for await (const { filename } of watch(folder, { signal: stop.signal })) {
        const found = filename && statSync(join(folder, filename), { throwIfNoEntry: false });
        if (found && filename.includes('backup')) modes.add((found.mode & 0o077).toString(8));
      }
    })().catch(() => undefined);
    const mask = process.umask(0);
    try {
      await backUpInstallation(here(), file);
    } finally {
      process.umask(mask);
      stop.abort();
      await watching;
    }
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect([...modes]).toEqual(['0']);
  });

  it('removes the leftovers of a killed backup, and not the files of a running one', async () => {
    const [dead, young] = ['.backup-aaaaaa', '.backup-bbbbbb'].map((name) => join(folder, name));
    for (const path of [dead, young]) mkdirSync(path ?? '');
    utimesSync(dead ?? '', 0, 0);
    await backUpInstallation(here(), file);
    expect((await readdir(folder)).filter((name) => name.startsWith('.backup-'))).toEqual(['.backup-bbbbbb']);
    rmSync(young ?? '', { recursive: true });
  });
});

/** All live credentials. */
const LIVE = `SELECT
  (SELECT count(*)::int FROM sessions) AS sessions,
  (SELECT count(*)::int FROM password_resets) AS resets,
  (SELECT count(*)::int FROM api_tokens) AS own,
  (SELECT count(*)::int FROM remote_tokens WHERE revoked_at IS NULL) AS tokens,
  (SELECT coalesce(string_agg(encode(token_hash, 'hex'), ' ' ORDER BY id), '') FROM invitations) AS links,
  (SELECT count(*)::int FROM remote_trust_rules WHERE expires_at > now()) AS trust,
  (SELECT count(*)::int FROM signing_keys) AS signing,
  (SELECT count(*)::int FROM remote_webhooks WHERE disabled_at IS NULL) AS hooks,
  (SELECT count(*)::int FROM webhook_deliveries WHERE failed_at IS NULL) AS deliveries,
  (SELECT count(*)::int FROM outbox WHERE sent_at IS NULL) AS mails,
  (SELECT count(*)::int FROM idempotency_keys) AS keys`;

describe('tokens restored from a backup', () => {
  const someTokens = async () => {
    const { admin } = await given.team();
    await given.deployToken('tokens');
    await rows(
      `INSERT INTO password_resets (id, user_id, token_hash, expires_at) SELECT gen_random_uuid(), id, gen_random_uuid()::text::bytea, now() + interval '1 hour' FROM users`,
    );
    await rows(
      `INSERT INTO api_tokens (id, user_id, name, token_hash, prefix, scope, expires_at) SELECT gen_random_uuid(), id, 'CI', gen_random_uuid()::text::bytea, 'tl_', 'read', now() + interval '1 hour' FROM users`,
    );
    await as(admin).post('/team/invite', { email: 'new@example.com' });
    await as(admin).patch('/auth/me', { name: 'Ada' }, { headers: { 'idempotency-key': 'kept' } });
    await rows(
      `INSERT INTO outbox (id, kind, recipient, payload) VALUES (gen_random_uuid(), 'invitation', 'a@b', '{}')`,
    );
    await rows(
      `INSERT INTO signing_keys (id, public_key, private_key) VALUES (gen_random_uuid()::text, '{}', 'sealed')`,
    );
    await rows(
      `INSERT INTO remote_trust_rules (id, remote, issuer, subject, rights, expires_at)
       VALUES (gen_random_uuid(), 'tokens', 'https://ci.example', 'repo:acme', '{publish}', now() + interval '1 day')`,
    );
    await rows(
      `INSERT INTO remote_webhooks (id, remote, address, events, secret)
       VALUES (gen_random_uuid(), 'tokens', 'https://a.example', '{task.created}', 'sealed')`,
    );
    await rows(
      `INSERT INTO webhook_deliveries (id, webhook_id, event, payload)
       VALUES (gen_random_uuid(), gen_random_uuid(), 'task.created', '{}')`,
    );
    await backUpInstallation(here(), file);
    return admin;
  };

  it('exclude sessions, tokens, links and waiting mails, and include idempotency keys', async () => {
    const admin = await someTokens();
    await as(admin).post('/auth/logout');
    const there = await anEmptyOne();
    await restoreInstallation(there, file);
    const [{ links } = { links: '' }] = await rows<{ links: string }>(LIVE);
    const [restored] = await rowsIn(there, LIVE);
    expect(restored).toMatchObject({
      sessions: 0,
      resets: 0,
      own: 0,
      tokens: 0,
      trust: 0,
      signing: 0,
      hooks: 0,
      deliveries: 0,
      mails: 0,
      keys: 1,
    });
    expect(restored).not.toMatchObject({ links });
    expect(await rowsIn(there, `SELECT status FROM invitations WHERE email = 'new@example.com'`)).toEqual([
      { status: 'pending' },
    ]);
  });

  it('include all of them on request', async () => {
    await someTokens();
    const there = await anEmptyOne();
    await restoreInstallation(there, file, { keepTokens: true });
    expect(await rowsIn(there, LIVE)).toEqual(await rows(LIVE));
  });

  it('cover every column that holds a token', async () => {
    const columns = await rows<{ column: string }>(
      `SELECT table_name || '.' || column_name AS column FROM information_schema.columns
       WHERE table_schema = 'public' AND (column_name ~ 'token|hash|secret' OR table_name ~ 'session|token')
         AND data_type = 'bytea' ORDER BY 1`,
    );
    expect(columns.map(({ column }) => column)).toEqual([
      'api_tokens.token_hash',
      'email_links.token_hash',
      'idempotency_keys.request_hash',
      'invitations.token_hash',
      'known_devices.token_hash',
      'password_resets.token_hash',
      'recovery_codes.code_hash',
      'remote_tokens.hash',
      'used_challenges.challenge_hash',
      'used_id_tokens.hash',
    ]);
  });
});
