import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DiskArtefacts, S3Artefacts, type ArtefactStorage } from './artefact-storage.js';
import { DiskStorage } from './disk-storage.js';
import type { FileStorage } from './file-storage.js';
import { S3Storage } from './s3-storage.js';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Below the ports that systems assign to connections, which could take it before the server listens. */
const freePort = async (): Promise<number> => {
  const port = randomInt(20_000, 32_000);
  return (await answers(port)) ? freePort() : port;
};

/** A real S3-compatible server from npm, in a separate process. */
const s3 = async () => {
  const port = await freePort();
  const command = createRequire(__filename).resolve('s3rver/bin/s3rver.js');
  const options = [
    '--directory',
    join(folder, 's3'),
    '--address',
    '127.0.0.1',
    '--port',
    String(port),
    '--silent',
  ];
  const server = spawn(process.execPath, [command, ...options, '--configure-bucket', 'files'], {
    stdio: 'ignore',
  });
  while (!(await answers(port))) if (server.exitCode !== null) throw new Error('The S3 server has ended');
  const config = {
    bucket: 'files',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return {
    storage: new S3Storage(config),
    artefacts: new S3Artefacts(config),
    stop: () => server.kill() && once(server, 'exit'),
  };
};

interface Made {
  storage: FileStorage;
  artefacts: ArtefactStorage;
  stop: () => unknown;
}

const kinds: Record<string, () => Promise<Made>> = {
  disk: async () => ({
    storage: new DiskStorage(join(folder, 'disk')),
    artefacts: new DiskArtefacts(join(folder, 'remotes')),
    stop: () => undefined,
  }),
  S3: s3,
};

describe.each(Object.keys(kinds))('storage on %s', (kind) => {
  let storage: FileStorage;
  let artefacts: ArtefactStorage;
  let stop: () => unknown;

  beforeAll(async () => {
    const made = await kinds[kind]?.();
    if (!made) throw new Error(kind);
    ({ storage, artefacts, stop } = made);
  });
  afterAll(() => stop());

  const keep = async (key: string, content: string) => {
    const path = join(folder, 'incoming');
    writeFileSync(path, content);
    await storage.keep(key, path);
  };
  const read = async (key: string, range?: { start: number; end: number }) => {
    const stream = await storage.read(key, range);
    return stream && text(stream);
  };

  it('stores a file and returns it, whole and in part', async () => {
    await keep('0123-abcd', '0123456789');
    expect(await read('0123-abcd')).toBe('0123456789');
    expect(await read('0123-abcd', { start: 2, end: 4 })).toBe('234');
  });

  it('stores an empty file', async () => {
    await keep('0123-0000', '');
    expect(await read('0123-0000')).toBe('');
  });

  it('removes a file, and ignores a missing one', async () => {
    await keep('0123-dead', 'x');
    await storage.remove('0123-dead');
    await storage.remove('0123-dead');
    expect(await read('0123-dead')).toBeUndefined();
  });

  it('stores builds of remotes under their own paths', async () => {
    const path = 'calendar/1.0.0/assets/main.js';
    expect([await artefacts.has(path), await artefacts.read(path)]).toEqual([false, undefined]);
    const file = join(folder, 'built');
    writeFileSync(file, '"built"');
    await artefacts.keep(path, file);
    expect(await artefacts.has(path)).toBe(true);
    expect(await artefacts.has('calendar/1.0.0')).toBe(false);
    const stream = await artefacts.read(path);
    expect(stream && (await text(stream))).toBe('"built"');
  });

  it('removes a file of a build and only those folders that become empty', async () => {
    const [kept, gone] = ['team/1.0.0/a.js', 'team/1.1.0/assets/b.js'];
    for (const path of [kept, gone]) {
      const file = join(folder, 'built');
      writeFileSync(file, path);
      await artefacts.keep(path, file);
    }
    await artefacts.remove(gone);
    await artefacts.remove(gone);
    expect([await artefacts.has(gone), await artefacts.has(kept)]).toEqual([false, true]);
    if (kind === 'disk') expect(readdirSync(join(folder, 'remotes/team'))).toEqual(['1.0.0']);
  });

  it.each(['../secret', 'calendar/../../secret', 'a//b', '.incoming/x', '/etc/passwd'])(
    'finds no build at %s',
    async (path) => {
      await expect(artefacts.has(path)).rejects.toThrow('checked before');
    },
  );
});

it('a key never escapes the folder', async () => {
  const storage = new DiskStorage(folder);
  await expect(storage.read('../../etc/passwd')).rejects.toThrow('made by the server');
});
