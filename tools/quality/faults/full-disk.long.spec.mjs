// @ts-check
/** A full disk for files: a small separate disk, which only root can mount. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Person } from '../../run/people/person.mjs';
import { removeFolder } from '../../run/prepare/remove-folder.mjs';
import { startInstallation } from './installation.mjs';

const MEGABYTE = 1_048_576;

/** @param {string} folder @returns {boolean} whether a disk of two megabytes is mounted */
function mountSmallDisk(folder) {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'taskloom-full-'));
const files = join(folder, 'files');
const mounted = mountSmallDisk(files);

describe('A full disk for files', { skip: mounted ? false : 'needs the right to mount a small disk' }, () => {
  /** @type {import('./installation.mjs').Installation} */
  let installation;
  before(async () => {
    installation = await startInstallation(folder, { env: { DISK_RESERVE_MB: '0' } });
  });
  after(async () => {
    await installation?.stop();
    if (mounted) execFileSync('umount', [files]);
    removeFolder(folder);
  });

  it('refuses uploads in one sentence, leaves no partial files, and affects nothing else', async () => {
    const person = await Person.register(installation.url);
    const project = await person.project();
    const task = await person.do('POST', `/projects/${project._id}/tasks`, { title: 'With files' });
    const upload = async (/** @type {number} */ bytes) => {
      const form = new FormData();
      form.append('file', new Blob([Buffer.alloc(bytes, 'a')], { type: 'text/plain' }), 'notes.txt');
      // The server responds before it has read the whole body, and closes the connection.
      const headers = { authorization: `Bearer ${person.token}`, connection: 'close' };
      const path = `/api/projects/${project._id}/tasks/${task._id}/upload`;
      const response = await fetch(`${installation.url}${path}`, { method: 'POST', headers, body: form });
      return {
        status: response.status,
        body: await response.json(),
      };
    };
    const refused = await upload(5 * MEGABYTE);
    assert.equal(refused.status, 507);
    assert.equal(
      refused.body.message,
      'The server has no room for more files at the moment. Please contact an admin.',
    );
    assert.deepEqual(readdirSync(join(files, 'spool')), []);
    await person.do('POST', `/projects/${project._id}/tasks`, { title: 'Still at work' });
    assert.equal((await upload(MEGABYTE)).status, 201);
  });
});
