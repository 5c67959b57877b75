// @ts-check
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../prepare/root.mjs';
import { readSettings } from './settings.mjs';

describe('the settings of a start', () => {
  it('default to port 3000 on loopback, with data in .data', () => {
    assert.deepEqual(readSettings([], {}), {
      help: false,
      demo: false,
      host: '127.0.0.1',
      port: 3000,
      dataDir: join(root, '.data'),
      databaseUrl: undefined,
    });
  });

  it('come from the environment', () => {
    const env = { PORT: '4000', HOST: '0.0.0.0', DATA_DIR: '/data', DATABASE_URL: 'postgres://a/b' };
    const { port, host, dataDir, databaseUrl } = readSettings(['--demo'], env);
    assert.deepEqual([port, host, dataDir, databaseUrl], [4000, '0.0.0.0', '/data', 'postgres://a/b']);
  });

  for (const PORT of ['http', '-1', '65536', '1.5']) {
    it(`refuse the port "${PORT}" in one sentence`, () => {
      assert.throws(() => readSettings([], { PORT }), {
        message: `PORT must be a number from 0 to 65535, but is "${PORT}".`,
      });
    });
  }

  it('refuse an unknown flag and list the known ones', () => {
    assert.throws(() => readSettings(['--dmeo'], {}), /--dmeo[^]*--demo/);
  });
});
