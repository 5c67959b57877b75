// @ts-check
/** The bare server finds the statements that it shares with the API. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { freePort } from '../../../run/prepare/free-port.mjs';

const SERVER = fileURLToPath(new URL('bare-server.mjs', import.meta.url));

test('the bare server of the benchmark starts', { timeout: 120_000 }, async () => {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    JWT_SECRET: 'x'.repeat(32),
  };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (part) => (errors += part));
  try {
    const ended = once(child, 'exit').then(() => assert.fail(errors));
    const ready = async () => {
      for (;;) {
        const response = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined);
        if (response) return response.status;
      }
    };
    assert.equal(await Promise.race([ready(), ended]), 200);
  } finally {
    child.kill();
  }
});
