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

describe("The embedded server's log", () => {
  let cluster = '';
  beforeEach(() => {
    cluster = mkdtempSync(join(tmpdir(), 'taskloom-server-log-'));
  });
  afterEach(() => rmSync(cluster, { recursive: true, force: true }));
  const file = () => join(cluster, 'server.log');

  it('is moved aside beyond its bound, while the server goes on writing into it', () => {
    const server = openSync(file(), 'a');
    writeSync(server, 'x'.repeat(LIMIT + 1));
    boundLog(cluster);
    writeSync(server, 'the next line');
    closeSync(server);
    assert.equal(readFileSync(file(), 'utf8'), 'the next line');
    assert.equal(statSync(`${file()}.1`).size, LIMIT + 1);
  });

  it('is left alone below it, and when there is none', () => {
    boundLog(cluster);
    appendFileSync(file(), 'one line');
    boundLog(cluster);
    assert.equal(readFileSync(file(), 'utf8'), 'one line');
  });

  it('is emptied also when there is no room for the copy', () => {
    appendFileSync(file(), 'x'.repeat(LIMIT + 1));
    mkdirSync(`${file()}.1`);
    boundLog(cluster);
    assert.equal(statSync(file()).size, 0);
  });
});
