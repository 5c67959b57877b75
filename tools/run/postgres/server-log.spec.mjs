// @ts-check
import assert from 'node:assert/strict';
import {
  appendFileSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { boundLog } from './server-log.mjs';

const LIMIT = 10 * 1024 * 1024;

describe("the embedded server's log", () => {
  let cluster = '';
  beforeEach(() => {
    cluster = mkdtempSync(join(tmpdir(), 'taskloom-server-log-'));
  });
  afterEach(() => rmSync(cluster, { recursive: true, force: true }));
  const file = () => join(cluster, 'server.log');

  it('is copied and truncated beyond its limit, while the server keeps writing to it', () => {
    const server = openSync(file(), 'a');
    writeSync(server, 'x'.repeat(LIMIT + 1));
    boundLog(cluster);
    writeSync(server, 'the next line');
    closeSync(server);
    assert.equal(readFileSync(file(), 'utf8'), 'the next line');
    assert.equal(statSync(`${file()}.1`).size, LIMIT + 1);
  });

  it('is unchanged below the limit, and may be missing', () => {
    boundLog(cluster);
    appendFileSync(file(), 'one line');
    boundLog(cluster);
    assert.equal(readFileSync(file(), 'utf8'), 'one line');
  });

  it('is truncated even without space for the copy', () => {
    appendFileSync(file(), 'x'.repeat(LIMIT + 1));
    mkdirSync(`${file()}.1`);
    boundLog(cluster);
    assert.equal(statSync(file()).size, 0);
  });
});
