// @ts-check
/** A remote under development inside a real installation, which is not changed, and only for this machine. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync } from 'node:fs';
import { once } from 'node:events';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.mjs';
import { startPostgres } from '../postgres/index.mjs';
import { migrate, startServer } from '../prepare/api.mjs';
import { freePort } from '../prepare/free-port.mjs';
import { removeFolder } from '../prepare/remove-folder.mjs';
import { root } from '../prepare/root.mjs';
import { requireTaskloom, serveInside } from './inside.mjs';
import { forHere } from './installation-proxy.mjs';
import { readArgs } from './main.mjs';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-inside-'));
const ADA = { name: 'Ada Lovelace', email: 'ada@example.test', password: 'correct horse' };
const JSON_BODY = { 'content-type': 'application/json' };
/** @type {{ url: string, close: () => Promise<void> }} */
let installation;
/** @type {Awaited<ReturnType<typeof startPostgres>>} */
let postgres;
/** @type {Awaited<ReturnType<typeof serveInside>>} */
let here;
/** @type {import('@playwright/test').Browser} */
let browser;

/** @param {string} url */
const versionsAt = async (url) => {
  const { remotes } = await (await fetch(`${url}/api/remotes/resolve`)).json();
  return Object.fromEntries(remotes.map((/** @type {any} */ { name, version }) => [name, version]));
};

before(async () => {
  cpSync(join(root, 'dist/site'), join(folder, 'site'), { recursive: true });
  postgres = await startPostgres({ dataDir: join(folder, 'postgres'), fsync: false });
  await migrate(postgres.url);
  installation = await startServer({
    ...process.env,
    DATABASE_URL: postgres.url,
    DATABASE_EMBEDDED: '1',
    DATA_DIR: folder,
    SITE_DIR: join(folder, 'site'),
    PORT: '0',
    LOG_LEVEL: 'silent',
  });
  const body = JSON.stringify(ADA);
  await fetch(`${installation.url}/api/auth/register`, { method: 'POST', headers: JSON_BODY, body });
  here = await serveInside(['calendar'], new URL(installation.url), await freePort());
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  browser = await chromium.launch({ executablePath: await findChromium(), args });
});

after(async () => {
  await browser?.close();
  await here?.stop();
  await installation?.close();
  await postgres?.stop();
  removeFolder(folder);
});

describe('npm run dev calendar -- --shell URL', () => {
  it('shows the local build to people who sign in through it, and everything else from the installation', async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    /** @type {string[]} */
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    const socket = page.waitForEvent('websocket', (line) => line.url().includes('/socket.io/'));
    const files = new Set();
    page.on('response', (response) => files.add(/\/r\/(\w+\/[^/]+)\//.exec(response.url())?.[1]));

    await page.goto(`${here.url}/login`);
    await page.getByLabel('Email').fill(ADA.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(ADA.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('link', { name: 'Calendar' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Project Calendar' }).waitFor();
    await page.getByRole('link', { name: 'Team Members' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Team Members' }).waitFor();

    const { team } = await versionsAt(installation.url);
    assert.ok(files.has('calendar/live'), [...files].join());
    assert.ok(files.has(`team/${team}`), [...files].join());
    await (await socket).waitForEvent('framereceived');
    assert.deepEqual(complaints, []);
    await page.close();
  });

  it('changes the registry’s response locally, not in the installation', async () => {
    const there = await versionsAt(installation.url);
    assert.notEqual(there.calendar, 'live');
    assert.deepEqual(await versionsAt(here.url), { ...there, calendar: 'live' });
  });

  it('sends the installation no reports about the local build', async () => {
    /** @param {string} url */
    const report = async (url) =>
      (await fetch(`${url}/api/remotes/beacons`, { method: 'POST', headers: JSON_BODY, body: '{}' })).status;
    // The installation would have refused it.
    assert.deepEqual([await report(here.url), await report(installation.url)], [202, 400]);
  });

  it("lets no other site's page through, by request or by socket", async () => {
    const origin = 'https://elsewhere.example';

    assert.equal((await fetch(`${here.url}/api/meta`, { headers: { origin } })).status, 403);
    assert.equal((await fetch(`${here.url}/api/meta`, { headers: { origin: here.url } })).status, 200);
    // A frame has an opaque origin.
    const framed = { headers: { origin: 'null' } };
    const file = await fetch(`${here.url}/r/calendar/live/mf-manifest.json`, framed);
    assert.deepEqual([file.status, file.headers.get('access-control-allow-origin')], [200, '*']);
    assert.equal((await fetch(`${here.url}/api/meta`, framed)).status, 403);
    assert.equal(await upgrade('null'), 403);
    assert.equal(await upgrade(origin), 403);
    assert.equal(await upgrade(here.url), 101);
  });

  it('requires the address of a running Taskloom and a remote', async () => {
    await assert.rejects(
      requireTaskloom(new URL(`http://127.0.0.1:${await freePort()}`)),
      /No Taskloom answers/,
    );
    assert.throws(() => readArgs(['calendar', '--shell', 'nonsense']), /must be the address/);
    assert.throws(() => readArgs(['calendar', '--shell', 'file:///etc']), /must be the address/);
    assert.throws(() => readArgs(['--shell', 'https://taskloom.example']), /Name the remote/);
  });

  it('accepts cookies for https and another domain', () => {
    assert.equal(
      forHere('files=abc; Path=/api/files; HttpOnly; Secure; Domain=taskloom.example; SameSite=Strict'),
      'files=abc; Path=/api/files; HttpOnly; SameSite=Strict',
    );
  });
});

/** Opens a socket from a page of this origin. @param {string} origin @returns {Promise<number>} */
async function upgrade(origin) {
  const path = '/socket.io/?EIO=4&transport=websocket';
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    origin,
  };
  const asking = request(new URL(path, here.url), { headers }).end();
  const [{ statusCode }, socket] = await Promise.race([once(asking, 'upgrade'), once(asking, 'response')]);
  socket?.destroy();
  return statusCode;
}
