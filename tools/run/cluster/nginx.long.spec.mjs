// @ts-check
/** Files that the proxy serves itself, in front of an API that returns 410 to every request. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { freePort } from '../prepare/free-port.mjs';
import { removeFolder } from '../prepare/remove-folder.mjs';
import { root } from '../prepare/root.mjs';
import { startNginx } from './nginx.mjs';
import { findPrograms } from './programs.mjs';

const { nginx } = findPrograms();
const BUILD = 'r/calendar/1.0.0';

describe('nginx', { skip: nginx ? false : 'needs nginx-light: apt-get install nginx-light' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'taskloom-nginx-'));
  const api = createServer((_request, response) => response.writeHead(410).end('gone'));
  /** @type {Awaited<ReturnType<typeof startNginx>>} */
  let proxy;
  let url = '';

  before(async () => {
    mkdirSync(join(folder, BUILD, 'assets'), { recursive: true });
    for (const file of ['mf-manifest.json', 'assets/picture.svg', 'assets/main.js'])
      writeFileSync(join(folder, BUILD, file), '{}');
    const [port, behind] = [await freePort(), await freePort()];
    await new Promise((resolve) => api.listen(behind, '127.0.0.1', () => resolve(undefined)));
    proxy = await startNginx(nginx ?? '', folder, { port, site: folder, apis: [`127.0.0.1:${behind}`] });
    url = `http://127.0.0.1:${port}`;
  });

  after(async () => {
    await proxy?.stop();
    api.close();
    removeFolder(folder);
  });

  for (const [file, disposition] of /** @type {const} */ ([
    ['assets/picture.svg', 'attachment'],
    ['assets/main.js', null],
  ]))
    it(`serves ${file} with headers that prevent it from running as a page`, async () => {
      const { status, headers } = await fetch(`${url}/${BUILD}/${file}`);
      assert.equal(status, 200);
      assert.equal(headers.get('content-security-policy'), "sandbox; default-src 'none'");
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
      assert.equal(headers.get('access-control-allow-origin'), '*');
      assert.equal(headers.get('content-disposition'), disposition);
    });

  for (const path of ['mf-manifest.json', 'mf%2Dmanifest.json', 'assets/../mf-manifest.json'])
    it(`requests ${path} from the API, although the file exists: it returns 410 once the build is revoked`, async () => {
      assert.equal((await fetch(`${url}/${BUILD}/${path}`)).status, 410);
    });

  it('requests a missing file from the API, such as one of a revoked build', async () => {
    assert.equal((await fetch(`${url}/r/calendar/0.9.0/assets/main.js`)).status, 410);
  });

  it(
    'passes a request on before its body is complete, so that the API can cut a slow one',
    { timeout: 60_000 },
    async () => {
      const { hostname, port } = new URL(url);
      const client = connect(Number(port), hostname).setEncoding('utf8');
      client.write('POST /api/auth/login HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n{');
      const [answer] = await once(client, 'data');
      client.destroy();
      assert.match(answer, /^HTTP\/1.1 410 /);
    },
  );

  it('has the same configuration in the container', () => {
    const places = (/** @type {string} */ text) =>
      text
        .slice(text.indexOf('location ^~ /assets/'), text.indexOf('location @api'))
        .replaceAll(/root \S+;/g, '');
    const written = readFileSync(join(folder, 'nginx.conf'), 'utf8');
    const container = readFileSync(join(root, 'tools/run/container/nginx.conf'), 'utf8');
    assert.equal(places(container), places(written));
    assert.match(container, /proxy_request_buffering off;/);
  });
});
