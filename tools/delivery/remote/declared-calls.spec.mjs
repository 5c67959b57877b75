// @ts-check
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { folderOf, remoteNames } from '../../run/dev/answer.mjs';
import { root } from '../../run/prepare/root.mjs';
import { undeclared, usedGroups } from './declared-calls.mjs';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-declared-'));
after(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'src/sample'), { recursive: true });

/** @param {string} code */
const write = (code) => writeFileSync(join(folder, 'src/page.tsx'), code);
/** @param {import('@taskloom/contracts').RemoteSource['permissions']} permissions */
const missing = (permissions) =>
  undeclared(
    folder,
    /** @type {import('@taskloom/contracts').RemoteSource} */ ({ name: 'reports', permissions }),
  );

describe('the permissions of a remote', () => {
  it('cover its hooks, its dispatched calls and the hooks of the client', async () => {
    write(
      'useGetProjectsQuery(); dispatch(tasksApi.endpoints.updateTask.initiate(x)); useWork("due"); useMediaQuery();',
    );
    assert.deepEqual(await usedGroups(folder), {
      calls: ['projects.read', 'tasks.read', 'tasks.write'],
      stores: false,
    });
    assert.deepEqual(await missing({ calls: ['projects.read', 'tasks.write'] }), [
      'reports uses calls tasks.read, which its remote.json does not declare in permissions.',
    ]);
    assert.deepEqual(await missing({ calls: ['projects.read', 'tasks.read', 'tasks.write'] }), []);
  });

  it('cover its stored values', async () => {
    write('useStoredValue({ remote: "reports", key: "period" });');
    assert.equal((await missing({})).length, 1);
    assert.deepEqual(await missing({ storage: ['person'] }), []);
  });

  it('are not needed for tests, sample data, and remotes that declare none', async () => {
    write('');
    writeFileSync(join(folder, 'src/page.spec.tsx'), 'useGetProjectsQuery()');
    writeFileSync(join(folder, 'src/sample/api.ts'), 'endpoints.getProjects');
    assert.deepEqual(await missing({}), []);
    write('useGetProjectsQuery()');
    assert.deepEqual(await missing(undefined), []);
  });
});

describe('our own remotes declare exactly what they use:', () => {
  const folders = [...remoteNames().map(folderOf), join(root, 'examples/reports')];
  for (const place of folders) {
    /** @type {import('@taskloom/contracts').RemoteSource} */
    const { name, permissions } = JSON.parse(readFileSync(join(place, 'remote.json'), 'utf8'));
    it(`the remote ${name}`, async () => {
      const { calls, stores } = await usedGroups(place);
      assert.deepEqual([...(permissions?.calls ?? [])].sort(), calls.sort());
      assert.equal(Boolean(permissions?.storage?.length), stores);
    });
  }
});
