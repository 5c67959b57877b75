import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { useApi } from '../../../../test/index.js';
import { PageHosts } from './page-hosts.js';

const site = mkdtempSync(join(tmpdir(), 'taskloom-site-'));
const put = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), content);
};
const script = 'console.log("shell")';
put('index.html', '<!doctype html><title>Shell</title><script>start()</script>');
put('remotes.json', '{"revision":1,"remotes":[]}');
put('sw.js', script);
put('manifest.webmanifest', '{"name":"Taskloom","start_url":"/"}');
put('main.0123456789abcdef.js', script);
put('main.0123456789abcdef.js.br', brotliCompressSync(script));
put('r/calendar/1.0.0/mf-manifest.json', '{}');
put('.env', 'SECRET=1');

afterAll(() => rmSync(site, { recursive: true, force: true }));

const { app, root } = useApi({ SITE_DIR: site, PRODUCT_NAME: 'Loomery' });
const get = (url: string, headers: Record<string, string> = {}) => root.get(url, { headers });

describe('the site', () => {
  it.each(['/', '/projects/7', '/calendar', '/login?next=/'])('returns the shell at %s', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.text).toContain('<title>Shell</title>');
  });

  it('allows only the inline script of the page, by its hash', async () => {
    const hash = createHash('sha256').update('start()').digest('base64');
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('allows the inline script of a page that an upgrade has replaced since the start', async () => {
    const before = readFileSync(join(site, 'index.html'));
    put('index.html', '<!doctype html><title>Shell</title><script>next()</script>');
    utimesSync(join(site, 'index.html'), new Date(), new Date(Date.now() + 5_000));
    const hash = createHash('sha256').update('next()').digest('base64');
    const policy = String((await get('/projects/7')).headers['content-security-policy']);
    put('index.html', before);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('allows the page to connect to the hosts that were agreed to, and to no others', async () => {
    const policyNow = async () => String((await get('/')).headers['content-security-policy']);
    const before = await policyNow();
    app().get(PageHosts).set(['https://api.example.com']);
    const during = await policyNow();
    app().get(PageHosts).set([]);
    expect(before).toMatch(/connect-src 'self'(?! https:)/);
    expect(during).toBe(before.replace("connect-src 'self'", "connect-src 'self' https://api.example.com"));
    expect(await policyNow()).toBe(before);
  });

  it('serves the page of frames with an opaque origin and the hosts of one remote', async () => {
    put('frame.html', '<!doctype html><title>Frame</title>');
    app()
      .get(PageHosts)
      .set([], new Map([['reports', ['https://api.example.com']]]));
    const [reports, other, file] = [
      await get('/frames/reports'),
      await get('/frames/other'),
      await get('/frame.html'),
    ];
    app().get(PageHosts).set([]);
    const policy = String(reports.headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms;default-src 'none';/);
    expect(policy).toContain('connect-src https://api.example.com;');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(reports.headers['x-frame-options']).toBeUndefined();
    expect(other.headers['content-security-policy']).toContain("connect-src 'none';");
    expect(file.status).toBe(404);
  });

  it('sends precompressed files to clients that accept them', async () => {
    const file = '/main.0123456789abcdef.js';
    const small = await get(file, { 'accept-encoding': 'br, gzip' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toContain('javascript');
    expect((await get(file)).text).toBe(script);
  });

  it.each([
    ['/main.0123456789abcdef.js', 'public, max-age=31536000, immutable'],
    ['/r/calendar/1.0.0/mf-manifest.json', 'public, max-age=31536000, s-maxage=60, immutable'],
    ['/remotes.json', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
  ])('%s is cached: %s', async (path, cacheControl) => {
    expect((await get(path)).headers['cache-control']).toBe(cacheControl);
  });

  it('describes the installable app under the name of the installation', async () => {
    const { headers, text } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(JSON.parse(text)).toEqual({ name: 'Loomery', short_name: 'Loomery', start_url: '/' });
  });

  it.each([
    '/missing.js',
    '/r/calendar/9.9.9/entry.js',
    '/.env',
    '/..%2f..%2fetc/passwd.txt',
    '/%00.js',
    '/api/nothing',
  ])('returns 404 at %s, and does not send the shell instead', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('never sends the shell in response to a write', async () => {
    expect((await root.post('/projects')).status).toBe(404);
  });
});
