// @ts-check
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { removeFolder } from '../prepare/remove-folder.mjs';
import { startProcess } from './process.mjs';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-process-'));
const isUp = join(folder, 'up');
const PROGRAM = `
  process.on('SIGHUP', () => process.stderr.write('the earlier worker is '));
  process.on('SIGUSR2', () => process.stderr.write('shutting down\\n'));
  setInterval(() => {}, 60_000);
  require('node:fs').writeFileSync(${JSON.stringify(isUp)}, '');
`;

describe('a process that was started', () => {
  after(() => removeFolder(folder));

  it('lets its starter wait for a message, or for its end', async () => {
    const running = await startProcess(process.execPath, ['-e', PROGRAM], {
      log: join(folder, 'process.log'),
      isReady: () => Promise.resolve(existsSync(isUp)),
      what: 'The program',
    });
    /** @type {string[]} */
    const order = [];
    const begun = running.says(/earlier/).then(() => order.push('begun'));
    const whole = running.says(/earlier worker is shutting down/).then(() => order.push('whole'));
    running.signal('SIGHUP');
    await begun;
    running.signal('SIGUSR2');
    await whole;
    assert.deepEqual(order, ['begun', 'whole']);
    const never = running.says(/never/);
    await running.stop('SIGKILL');
    await never;
  });
});
