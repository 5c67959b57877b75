// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { freePort } from '../prepare/free-port.mjs';
import { removeFolder } from '../prepare/remove-folder.mjs';
import { supervise } from './supervisor.mjs';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-supervisor-'));
after(() => removeFolder(folder));

const program = join(folder, 'server.mjs');
writeFileSync(
  program,
  `
  import { createServer } from 'node:http';
  if (process.env.REFUSE) {
    process.send({ failure: { name: 'ConfigError', message: process.env.REFUSE } }, () => process.exit(1));
  } else {
    const server = createServer((request, response) => {
      if (request.url === '/reject') return void Promise.reject(new Error('nobody caught this'));
      if (request.url === '/exit') process.exit(3);
      response.end(String(process.pid));
    });
    server.listen(Number(process.env.PORT), '127.0.0.1', () =>
      process.send({ url: 'http://127.0.0.1:' + server.address().port }));
    process.on('message', () => process.exit(0));
    process.once('disconnect', () => process.exit(1));
  }
`,
);

let logs = 0;

/** @param {NodeJS.ProcessEnv} [env] @param {number} [waitMs] before each start after a crash */
async function started(env = {}, waitMs = 1) {
  const log = join(folder, `${++logs}.log`);
  /** @type {string[]} */
  const messages = [];
  /** @type {number[]} */
  const crashes = [];
  /** @type {((sentence: string) => void)[]} */
  const listeners = [];
  const server = await supervise({
    program,
    env: { ...process.env, PORT: `${await freePort()}`, ...env },
    log,
    say: (sentence) => {
      messages.push(sentence);
      listeners.splice(0).forEach((listener) => listener(sentence));
    },
    refuse: ({ message }) => new Error(message),
    backOff: (count) => {
      crashes.push(count);
      return waitMs;
    },
  });
  const saysNext = () => new Promise((resolve) => listeners.push(resolve));
  const runsAgain = async () => {
    while (!String(await saysNext()).startsWith('The server is running again'));
  };
  const pid = async () => Number(await (await fetch(server.url)).text());
  return {
    ...server,
    served: pid,
    saysNext,
    runsAgain,
    messages,
    crashes,
    logged: () => readFileSync(log, 'utf8'),
  };
}

describe('a supervised server', () => {
  for (const [how, path, reason] of [
    ['an unhandled rejection', '/reject', 'exit code 1'],
    ['its own exit', '/exit', 'exit code 3'],
  ]) {
    it(`is restarted at the same address after ${how}, and the log contains the reason`, async () => {
      const server = await started();
      const before = await server.served();
      const again = server.runsAgain();
      await assert.rejects(fetch(`${server.url}${path}`));
      await again;
      assert.notEqual(await server.served(), before);
      const [line] = server.logged().trim().split('\n');
      const { level, msg, reason: logged, stderr } = JSON.parse(line ?? '');
      assert.deepEqual([level, msg, logged], [60, 'The server ended unexpectedly', reason]);
      if (path === '/reject') assert.match(stderr, /nobody caught this/);
      assert.match(server.messages[0] ?? '', /ended unexpectedly \(exit code \d\). It restarts in/);
      await server.close();
    });
  }

  it('is restarted after it was killed, with a back-off by the number of crashes', async () => {
    const server = await started();
    for (let count = 0; count < 2; count++) {
      const again = server.runsAgain();
      process.kill(server.pid() ?? 0, 'SIGKILL');
      await again;
    }
    assert.deepEqual(server.crashes, [1, 2]);
    await server.close();
  });

  it('is not restarted after it was stopped', async () => {
    const server = await started();
    await server.close();
    await assert.rejects(fetch(server.url));
    assert.deepEqual(server.messages, []);
  });

  it('is not restarted when it was stopped during the back-off', async () => {
    const server = await started({}, 2_000_000);
    const ended = server.saysNext();
    process.kill(server.pid() ?? 0, 'SIGKILL');
    assert.match(String(await ended), /SIGKILL.*in 2000 s/);
    await server.close();
    assert.equal(server.messages.length, 1);
  });

  it('that cannot start the first time is not restarted, and reports its own sentence', async () => {
    await assert.rejects(started({ REFUSE: 'PORT is not valid.' }), { message: 'PORT is not valid.' });
  });
});
