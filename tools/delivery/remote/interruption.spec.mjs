// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';

/** Waits beside a program that would run for ten minutes; `activated`: people already get another version. */
const script = (/** @type {boolean} */ activated) => `
  import { interruptible } from '${new URL('./interruption.mjs', import.meta.url)}';
  import { runChild } from '${new URL('../../run/terminal/child.mjs', import.meta.url)}';
  const beside = ['-e', 'console.log(process.pid); setTimeout(() => {}, 600_000)'];
  await interruptible({ say: console.log }, (activated) => {
    if (${activated}) activated();
    return runChild(process.execPath, beside, { cwd: '.', onLine: (pid) => console.log('beside', pid) });
  });`;

/** @param {number} pid */
const runs = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

for (const [activated, words] of /** @type {const} */ ([
  [false, /nothing has changed for anyone/],
  [true, /the version is live already/],
])) {
  test(`an interruption stops child processes and prints what has changed: ${words.source}`, async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script(activated)]);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (/beside \d+/.test(output)) child.kill('SIGINT');
    });
    const [code] = await once(child, 'close');
    assert.equal(code, 130, output);
    assert.match(output, words);
    const pid = Number(/beside (\d+)/.exec(output)?.[1]);
    const deadline = Date.now() + 60_000;
    while (runs(pid)) {
      assert.ok(Date.now() < deadline, `${pid} still runs`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
}
