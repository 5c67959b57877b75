import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DiskStorage } from './disk-storage.js';
import type { FileStorage } from './file-storage.js';
import { S3Storage } from './s3-storage.js';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** A real S3-compatible server from npm, in a process of its own. */
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
  const storage = new S3Storage({
    bucket: 'files',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
  return { storage, stop: () => void server.kill() };
};

const kinds: Record<string, () => Promise<{ storage: FileStorage; stop: () => unknown }>> = {
  disk: async () => ({ storage: new DiskStorage(join(folder, 'disk')), stop: () => undefined }),
  S3: s3,
};

describe.each(Object.keys(kinds))('storage on %s', (kind) => {
  let storage: FileStorage;
  let stop: () => unknown;

  beforeAll(async () => {
    const made = await kinds[kind]?.();
    if (!made) throw new Error(kind);
    ({ storage, stop } = made);
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

  it('keeps a file and gives it back, whole and in part', async () => {
    await keep('0123-abcd', '0123456789');
    expect(await read('0123-abcd')).toBe('0123456789');
    expect(await read('0123-abcd', { start: 2, end: 4 })).toBe('234');
  });

  it('keeps an empty file', async () => {
    await keep('0123-0000', '');
    expect(await read('0123-0000')).toBe('');
  });

  it('removes a file, and does not mind one that is gone', async () => {
    await keep('0123-dead', 'x');
    await storage.remove('0123-dead');
    await storage.remove('0123-dead');
    expect(await read('0123-dead')).toBeUndefined();
  });
});

it('a key never leads out of the folder', async () => {
  const storage = new DiskStorage(folder);
  await expect(storage.read('../../etc/passwd')).rejects.toThrow('made by the server');
});
