// @ts-check
/** The short form of `npm run test:faults`: each kind of fault once. */
import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { removeFolder } from '../../run/prepare/remove-folder.mjs';
import { FAULTS } from './faults.mjs';
import { startInstallation } from './installation.mjs';
import { tryOut } from './trial.mjs';

describe('after any fault', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taskloom-faults-'));
  /** @type {import('./installation.mjs').Installation} */
  let installation;

  before(async () => {
    installation = await startInstallation(folder);
  });
  after(async () => {
    await installation?.stop();
    removeFolder(folder);
  });

  it('no acknowledged write is lost, repeated or incomplete, all clients agree, and no one is signed out', async () => {
    const { writes, repeated, problems } = await tryOut(installation, Object.keys(FAULTS));
    assert.deepEqual(problems, []);
    assert.ok(writes > 100 && repeated > 0, `${writes} writes, ${repeated} of them sent again`);
  });
});
