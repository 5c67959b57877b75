// @ts-check
/** One remote by itself. tools/delivery/remote-suite checks that every remote works standalone. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { after, before, describe, it } from 'node:test';
import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.mjs';
import { folderOf, remoteNames } from '../dev/answer.mjs';
import { freePort } from '../prepare/free-port.mjs';
import { root } from '../prepare/root.mjs';

/** @type {import('@playwright/test').Browser} */
let browser;
before(async () => {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  browser = await chromium.launch({ executablePath: await findChromium(), args });
});
after(() => browser?.close());

/** @param {string[]} names @param {number} port */
function standalone(names, port) {
  const child = spawn(process.execPath, [join(root, 'tools/run/standalone.mjs'), ...names], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
  });
  let output = '';
  const ended = once(child, 'close');
  /** @type {Promise<string>} */
  const url = new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output = stripVTControlCharacters(`${output}${chunk}`);
        const address = /^ {2}\w[\w-]* alone: (http\S+)$/m.exec(output)?.[1];
        if (address) resolve(address);
      });
    ended.then(() => reject(new Error(output)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}

/** The title of the remote's first screen. @param {string} name */
const titleOf = (name) =>
  JSON.parse(readFileSync(join(folderOf(name), 'remote.json'), 'utf8')).routes[0].title;

describe('npm run standalone', () => {
  for (const name of remoteNames().slice(0, 1)) {
    it(`shows ${name} without API and database`, async () => {
      const { url, stop } = standalone([name], await freePort());
      try {
        const page = await browser.newPage();
        page.setDefaultTimeout(120_000);
        /** @type {string[]} */
        const complaints = [];
        page.on('pageerror', (error) => complaints.push(String(error)));
        page.on('console', (message) => {
          if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
        });
        // The root redirects to the first screen.
        await page.goto(new URL('/', await url).href);
        await page.getByRole('heading', { level: 1, name: titleOf(name) }).waitFor();
        assert.equal(page.url(), await url);
        assert.deepEqual(complaints, []);
        await page.close();
      } finally {
        await stop();
      }
    });
  }

  it('lists the remotes when none has that name', async () => {
    await assert.rejects(standalone(['payroll'], 0).url, /no remote "payroll"[^]*there are admin, calendar/);
    await assert.rejects(standalone([], 0).url, /Name one remote/);
  });
});
