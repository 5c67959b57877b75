import { join } from 'node:path';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Meta } from '@taskloom/contracts';
import { refusal, useApi } from '../../../test/index.js';
import { API_VERSION } from './index.js';

describe('operations', () => {
  const { anonymous, as, given } = useApi({ PRODUCT_NAME: 'Loomery', PRODUCT_LOGO: 'LY' });

  it('is alive and ready', async () => {
    expect(await anonymous.get('/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await anonymous.get('/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await anonymous.get('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('reports name, version and features', async () => {
    const { body } = await anonymous.get<Meta>('/meta');
    expect(body).toEqual({
      product: { name: 'Loomery', logo: 'LY' },
      version: API_VERSION,
      capabilities: ['realtime', 'idempotency', 'remotes'],
    });
  });

  it('has the version of its package', () => {
    const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({ version: API_VERSION });
  });

  it('counts responses by route pattern, without ids', async () => {
    const user = await given.user();
    const project = await given.project({ owner: user });
    await as(user).get(`/projects/${project._id}`);
    const { status, text } = await anonymous.get('/metrics');
    expect(status).toBe(200);
    expect(text).toContain('route="/api/projects/:projectId",status="200"');
    expect(text).toMatch(/database_connections\{state="idle"\} \d/);
    expect(text).not.toContain(project._id);
  });

  it('exports every metric that the dashboard shows', async () => {
    const dashboard = readFileSync(join(__dirname, '../../../../../docs/operations/grafana.json'), 'utf8');
    const names = new Set(
      [...dashboard.matchAll(/\b[a-z]+(?:_[a-z0-9]+){1,5}(?=[{[)"])/g)].map(([name]) => name),
    );
    names.delete('histogram_quantile');
    await anonymous.get('/meta');
    const { text } = await anonymous.get('/metrics');
    expect(names.size).toBeGreaterThan(4);
    for (const name of names) expect(text).toContain(name);
  });

  it('allows only this machine to read metrics', async () => {
    const proxied = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect(await anonymous.get('/metrics', proxied)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});

describe('with a METRICS_TOKEN', () => {
  const METRICS_TOKEN = 'sixteen characters';
  const { anonymous } = useApi({ METRICS_TOKEN, SMTP_URL: 'smtp://127.0.0.1:1', S3_BUCKET: 'files' });

  it('allows only its bearer to read metrics', async () => {
    const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
    expect(await anonymous.get('/metrics', bearer(METRICS_TOKEN))).toMatchObject({ status: 200 });
    expect(await anonymous.get('/metrics', bearer('sixteen characterS'))).toMatchObject(
      refusal(404, 'NOT_FOUND'),
    );
    expect(await anonymous.get('/metrics')).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('reports the configuration', async () => {
    const { body } = await anonymous.get<Meta>('/meta');
    expect(body.capabilities).toEqual(expect.arrayContaining(['mail', 's3']));
  });
});

describe('with a shell beside it', () => {
  const site = mkdtempSync(join(tmpdir(), 'taskloom-meta-'));
  const modules = { react: '19.3.1', '@taskloom/contracts/rtk': '1.9.0' };
  writeFileSync(join(site, 'index.html'), '<!doctype html>');
  writeFileSync(join(site, 'provides.json'), JSON.stringify({ contracts: '1.9.0', modules }));
  afterAll(() => rmSync(site, { recursive: true, force: true }));
  const { anonymous } = useApi({ SITE_DIR: site });

  it('reports the modules that the shell shares with remotes', async () => {
    const { body } = await anonymous.get<Meta>('/meta');
    expect(body.modules).toEqual(modules);
  });
});

describe('API_DOCS and METRICS', () => {
  const closed = useApi({ API_DOCS: '0', METRICS: '0', METRICS_TOKEN: 'sixteen characters' });
  const open = useApi();

  it('are served by default', async () => {
    for (const path of ['/docs', '/docs-json', '/metrics']) {
      expect(await open.anonymous.get(path)).toMatchObject({ status: 200 });
    }
  });

  it('return 404 to everyone when switched off', async () => {
    const headers = { authorization: 'Bearer sixteen characters' };
    for (const path of ['/docs', '/docs-json', '/docs/', '/metrics']) {
      expect(await closed.anonymous.get(path, { headers })).toMatchObject(refusal(404, 'NOT_FOUND'));
    }
  });
});

describe('TRUST_PROXY=1', () => {
  const { anonymous } = useApi({ TRUST_PROXY: '1', RATE_REGISTER: '2' });

  it('uses the client address reported by the one proxy, not the one that the client claims', async () => {
    const register = (claimed: string) =>
      anonymous.post('/auth/register', {}, { headers: { 'x-forwarded-for': `${claimed}, 203.0.113.9` } });
    expect((await register('10.0.0.1')).status).toBe(400);
    expect((await register('10.0.0.2')).status).toBe(400);
    expect(await register('10.0.0.3')).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
  });
});
