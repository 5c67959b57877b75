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

  it('set or pass on every setting of the API, and no other variable', () => {
    const known = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    const set = [...read('compose.yaml').matchAll(/^ {4}([A-Z0-9_]+):(?: |$)/gm)].map(([, name]) => name);
    // The image sets these, and Docker keeps the log.
    const image = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV', 'LOG_FILE', 'LOG_FILE_MB', 'LOG_FILES'];
    assert.deepEqual([...set, ...image].toSorted(), known.toSorted());
  });

  it('are reached from this machine only, unless the operator decides otherwise', () => {
    const published = [...read('compose.yaml').matchAll(/ports: \['(.+?)'\]/g)].map(([, ports]) => ports);
    assert.deepEqual(published, ['${PUBLISH_ON:-127.0.0.1}:8080:8080', '127.0.0.1:8025:8025']);
  });

  it('place the site of the image before the processes start', () => {
    const compose = read('compose.yaml');
    assert.match(compose, /command: \['taskloom', 'site', '\/site'\]/);
    assert.match(compose, /site: \{ condition: service_completed_successfully \}/);
    assert.match(compose, /SITE_DIR: \/site\n {2}volumes: \[site:\/site\]/);
    assert.match(compose, /- site:\/site:ro/);
  });
});
