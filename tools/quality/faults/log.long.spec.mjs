// @ts-check
/** Logs that can't be written, in separate processes, because only those show the last line and the exit of a process. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  closeSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { removeFolder } from '../../run/prepare/remove-folder.mjs';
import { root } from '../../run/prepare/root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-logs-'));
after(() => removeFolder(folder));

const module = pathToFileURL(
  join(root, 'services', 'api', 'dist', 'src', 'platform', 'log', 'index.js'),
).href;
/** Logs more than a pipe or a small disk can hold, reports that it is running, and exits on request. */
const PROGRAM = `
  const { createLogs } = await import(${JSON.stringify(module)});
  const file = process.env.PATH_OF_LOG && { path: process.env.PATH_OF_LOG, megabytes: 1, older: 1 };
  const { app } = createLogs({ level: 'info', file });
  let line = 0;
  const timer = setInterval(() => {
    for (let n = 0; n < 100; n++) app.info({ line: ++line }, 'x'.repeat(200));
    if (line === 5000) process.send('alive');
  }, 5);
  process.on('message', () => { clearInterval(timer); app.info('the last line'); process.exit(0); });
`;

/** @param {{ stdout: 'pipe' | number, path?: string }} how */
function start({ stdout, path = '' }) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env: { ...process.env, PATH_OF_LOG: path },
    stdio: ['ignore', stdout, 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr?.on('data', (chunk) => (complaints += chunk));
  return {
    child,
    complaints: () => complaints,
    /** Keeps running under load, then exits on request. */
    async livesAndEnds() {
      const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
      assert.equal(message, 'alive', complaints);
      child.send('end');
      // Not `exit`, after which its output may still arrive.
      assert.deepEqual(await once(child, 'close'), [0, null], complaints);
    },
  };
}

/** @param {string} path @param {string} size @returns {boolean} whether a small disk is mounted */
function mountSmallDisk(path, size) {
  mkdirSync(path);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const disk = join(folder, 'disk');
const mounted = mountSmallDisk(disk, '256k');

describe('a log that cannot be written never ends the process', () => {
  it('on a standard output whose disk is full', { skip: !existsSync('/dev/full') }, async () => {
    const full = openSync('/dev/full', 'w');
    const { livesAndEnds, complaints } = start({ stdout: full });
    await livesAndEnds();
    closeSync(full);
    assert.equal(complaints(), "The log can't be written (ENOSPC); the server keeps running.\n");
  });

  it('on a standard output that is not read', async () => {
    const { child, livesAndEnds, complaints } = start({ stdout: 'pipe' });
    child.stdout?.destroy();
    await livesAndEnds();
    assert.match(complaints(), /\(EPIPE\)/);
  });

  it('in a folder that does not exist', async () => {
    const obstacle = join(folder, 'obstacle');
    writeFileSync(obstacle, '');
    const { livesAndEnds, complaints } = start({ stdout: 'pipe', path: join(obstacle, 'server.log') });
    await livesAndEnds();
    assert.match(complaints(), /\(ENOTDIR\)/);
  });
  it(
    'on a disk that is full',
    { skip: mounted ? false : 'needs the right to mount a small disk' },
    async () => {
      const { livesAndEnds, complaints } = start({ stdout: 'pipe', path: join(disk, 'server.log') });
      await livesAndEnds();
      execFileSync('umount', [disk]);
      assert.match(complaints(), /\(ENOSPC\)/);
    },
  );
});

it('a process that ends writes its last line, to a file and to a pipe', async () => {
  const path = join(folder, 'server.log');
  await start({ stdout: 'pipe', path }).livesAndEnds();
  assert.match(readFileSync(path, 'utf8'), /the last line/);
  const piped = start({ stdout: 'pipe' });
  let output = '';
  piped.child.stdout?.on('data', (chunk) => (output += chunk));
  await piped.livesAndEnds();
  assert.match(output, /"line":4999/);
});
