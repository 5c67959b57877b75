import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { sample } from '../../test/files.js';
import { builtRemote, multipart, useApi, useEmptyInstallations, type BuiltRemote } from '../../test/index.js';
import { migrate } from '../platform/database/index.js';
import { backUpInstallation, restoreInstallation } from './index.js';

const api = useApi();
const { as, deploying, given, rows } = api;
const folder = mkdtempSync(join(tmpdir(), 'taskloom-backup-'));
const file = join(folder, 'backup.tar.gz');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const env = (databaseUrl: string, dataDirectory: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDirectory,
});
const here = () => env(api.databaseUrl(), api.dataDirectory());

const anEmptyOne = useEmptyInstallations(folder);

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** A hash of every row of every table, except for runs of jobs. */
const contentOf = async (databaseUrl: string): Promise<Record<string, string>> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    const content: Record<string, string> = {};
    for (const { name } of tables.rows) {
      const { rows: lines } = await client.query<{ line: string }>(
        `SELECT t::text AS line FROM ${name} t ORDER BY 1`,
      );
      if (name !== 'migrations' && name !== 'job_runs')
        content[name] = hash(lines.map(({ line }) => line).join('\n'));
    }
    return content;
  } finally {
    await client.end();
  }
};

const aBusyTeam = async () => {
  const owner = await given.user({ name: 'Olga' });
  const mika = await given.user({ name: 'Mika' });
  const project = await given.project({ owner, members: [mika] });
  const task = await given.task({ project, title: 'Tab\there, \\N and "quotes" – ünïcode 🪐' });
  await as(mika).post(`/projects/${project._id}/tasks/${task._id}/comments`, { content: 'Two\nlines' });
  const { body, headers } = multipart([{ filename: 'plan.png', content: sample.png }]);
  await as(mika).post(`/projects/${project._id}/tasks/${task._id}/upload`, body, { headers });
  // Shares the stored file, which a backup contains once.
  const copyOf = { task: task._id, files: true };
  await as(mika).post(`/projects/${project._id}/tasks`, { title: 'Copy', copyOf });
  return { owner, project, task };
};

it('restores every row and every file', async () => {
  const { task } = await aBusyTeam();
  const [{ key } = { key: '' }] = await rows<{ key: string }>(
    'SELECT storage_key AS key FROM attachments WHERE task_id = $1',
    [task._id],
  );
  expect(await backUpInstallation(here(), file)).toMatchObject({ files: 1, missing: [] });
  expect(await rows(`SELECT reason FROM job_runs WHERE job = 'backup'`)).toEqual([{ reason: null }]);
  const there = await anEmptyOne();
  expect(await restoreInstallation(there, file, { keepTokens: true })).toEqual({ missing: [] });
  expect(await contentOf(there.DATABASE_URL)).toEqual(await contentOf(api.databaseUrl()));
  expect(hash(readFileSync(join(there.DATA_DIR, 'files', key.slice(-2), key)))).toBe(hash(sample.png));
});

/** Publishes builds of one remote with its deploy token; the last one is live. */
const aRemote = async (...builds: [BuiltRemote, ...BuiltRemote[]]) => {
  const team = deploying(await given.deployToken(builds[0].artefact.name));
  for (const { artefact, files } of builds) {
    const path = `/remotes/${artefact.name}/versions`;
    for (const [file, content] of Object.entries(files))
      await team.put(`${path}/${artefact.version}/files/${file}`, content, {
        headers: { integrity: artefact.files[file]?.integrity ?? '' },
      });
    await team.post(path, artefact);
    await team.put(`/remotes/${artefact.name}/activation`, {
      version: artefact.version,
      channel: 'production',
    });
  }
};

/** A hash of each file of a build in this data folder. */
const buildIn = ({ DATA_DIR }: { DATA_DIR: string }, { artefact, files }: BuiltRemote) =>
  [...Object.keys(files), 'remote.json'].map((path) => [
    path,
    hash(readFileSync(join(DATA_DIR, 'remotes', artefact.name, artefact.version, path))),
  ]);

it('restores every build that can be live again, byte for byte', async () => {
  const [old, live] = [builtRemote('reports', '1.0.0'), builtRemote('reports', '1.1.0')];
  await aRemote(old, live);
  await backUpInstallation(here(), file);
  const there = await anEmptyOne();
  await restoreInstallation(there, file);
  for (const build of [old, live]) expect(buildIn(there, build)).toEqual(buildIn(here(), build));
});

it('restores the revocation of a build', async () => {
  const build = builtRemote('revoked', '1.0.0');
  await aRemote(build);
  const { admin } = await given.team();
  await as(admin).post('/remotes/revoked/versions/1.0.0/revoke', { reason: 'It leaks' });
  await backUpInstallation(here(), file);
  const there = await anEmptyOne();
  await restoreInstallation(there, file);
  expect(readFileSync(join(there.DATA_DIR, 'remotes/revoked/1.0.0/revoked.txt'), 'utf8')).toContain(
    'It leaks',
  );
});

it('continues sequences: a new journal entry follows the restored ones', async () => {
  await aRemote(builtRemote('counted', '1.0.0'));
  await backUpInstallation(here(), file);
  const there = await anEmptyOne();
  await restoreInstallation(there, file);
  const client = new Client({ connectionString: there.DATABASE_URL });
  await client.connect();
  const added = await client.query(
    `INSERT INTO remote_journal (actor, remote, action) VALUES ('{}', 'counted', 'publish')
     RETURNING id > (SELECT max(id) FROM remote_journal) AS follows`,
  );
  await client.end();
  expect(added.rows).toEqual([{ follows: true }]);
});

it('contains a consistent snapshot while people keep writing', async () => {
  const { owner, project } = await aBusyTeam();
  let writing = true;
  const writer = (async () => {
    for (let n = 0; writing; n++)
      await as(owner).post(`/projects/${project._id}/tasks`, { title: `Task ${n}` });
  })();
  await backUpInstallation(here(), file);
  writing = false;
  await writer;
  const there = await anEmptyOne();
  await restoreInstallation(there, file);
  const client = new Client({ connectionString: there.DATABASE_URL });
  await client.connect();
  const { rows: torn } = await client.query(
    'SELECT p.id FROM projects p WHERE p.revision <> (SELECT count(*) FROM project_changes c WHERE c.project_id = p.id)',
  );
  await client.end();
  expect(torn).toEqual([]);
});

/** Flips one bit of an attachment in an otherwise intact archive. */
const withAnotherBit = (whole: Buffer): Buffer => {
  const raw = gunzipSync(whole);
  const at = raw.indexOf(sample.png) + sample.png.length - 1;
  raw.writeUInt8(raw.readUInt8(at) ^ 1, at);
  return gzipSync(raw);
};

const filesIn = ({ DATA_DIR }: { DATA_DIR: string }): string[] =>
  ['files', 'remotes']
    .map((kind) => join(DATA_DIR, kind))
    .filter(existsSync)
    .flatMap((kind) => readdirSync(kind, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('restoring', () => {
  it('refuses an installation that is not empty', async () => {
    await aBusyTeam();
    await backUpInstallation(here(), file);
    const before = await contentOf(api.databaseUrl());
    await expect(restoreInstallation(here(), file)).rejects.toMatchObject({ code: 'NOT_EMPTY' });
    expect(await contentOf(api.databaseUrl())).toEqual(before);
  });

  it('refuses an installation that has been started, even without an account', async () => {
    await aBusyTeam();
    await backUpInstallation(here(), file);
    const there = await anEmptyOne();
    await migrate(there.DATABASE_URL);
    const client = new Client({ connectionString: there.DATABASE_URL });
    await client.connect();
    await client.query("INSERT INTO remotes (name) VALUES ('calendar')");
    await client.end();
    await expect(restoreInstallation(there, file)).rejects.toMatchObject({ code: 'NOT_EMPTY' });
  });

  it('refuses a backup of a newer build', async () => {
    await rows(`INSERT INTO migrations (timestamp, name) VALUES (99991231000000, 'Later99991231000000')`);
    await backUpInstallation(here(), file);
    await rows('DELETE FROM migrations WHERE timestamp = 99991231000000');
    await expect(restoreInstallation(await anEmptyOne(), file)).rejects.toMatchObject({
      code: 'NEWER_BACKUP',
    });
  });

  it.each([
    ['is not a backup', () => Buffer.from('hello'), 'NOT_A_BACKUP'],
    ['ends too early', (whole: Buffer) => whole.subarray(0, whole.length - 200), 'DAMAGED'],
    ['was changed', withAnotherBit, 'DAMAGED'],
  ])('restores nothing when the file %s', async (_what, change, code) => {
    await aBusyTeam();
    await backUpInstallation(here(), file);
    const wrong = join(folder, 'wrong');
    writeFileSync(wrong, change(readFileSync(file)));
    const there = await anEmptyOne();
    await expect(restoreInstallation(there, wrong)).rejects.toMatchObject({ code });
    expect(filesIn(there)).toEqual([]);
    await restoreInstallation(there, file);
  });
});
