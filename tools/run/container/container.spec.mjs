// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { nginxConfig } from '../cluster/nginx.mjs';
import { root } from '../prepare/root.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

describe('The containers', () => {
  it('use the proxy configuration that the tests of the cluster verify', () => {
    const config = nginxConfig(
      { port: 8080, site: '/site', apis: ['api-1:3000', 'api-2:3000'] },
      { folder: '/tmp', mimeTypes: '/etc/nginx/mime.types', host: '0.0.0.0', workers: 'auto' },
    );
    assert.equal(read('tools/run/container/nginx.conf'), config);
  });

  it('set only variables that the API reads', () => {
    const known = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    const set = [...read('compose.yaml').matchAll(/^ {4}([A-Z0-9_]+): /gm)].map(([, name]) => name);
    assert.ok(set.length > 10);
    assert.deepEqual(
      set.filter((name) => !known.includes(name)),
      [],
    );
  });

  it('place the site of the image before the processes start', () => {
    const compose = read('compose.yaml');
    assert.match(compose, /command: \['taskloom', 'site', '\/site'\]/);
    assert.match(compose, /site: \{ condition: service_completed_successfully \}/);
    assert.match(compose, /SITE_DIR: \/site\n {2}volumes: \[site:\/site\]/);
    assert.match(compose, /- site:\/site:ro/);
  });
});
