// @ts-check
/** A change of one remote changes one artefact only: tested on a copy of the workspace, with real builds. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { removeFolder } from '../../run/prepare/remove-folder.mjs';
import { copyWorkspace } from './workspace-copy.mjs';

const copy = copyWorkspace();
after(() => removeFolder(copy));

/** The version that a build of each app would have now. @returns {Record<string, string>} */
function versions() {
  const script = `
    import { readdirSync } from 'node:fs';
    import { buildVersion } from './libs/build/src/build-version.mjs';
    const of = (app) => buildVersion('${copy}/apps/' + app, app === 'shell' ? { libraries: ['contracts', 'client', 'ui'].map((lib) => '${copy}/libs/' + lib) } : {});
    console.log(JSON.stringify(Object.fromEntries(readdirSync('apps').map((app) => [app, of(app)]))));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: copy });
  return JSON.parse(output.toString());
}

/** The content of each file of a real build. @param {string} app @returns {Record<string, string>} */
function built(app) {
  const cwd = join(copy, 'apps', app);
  execFileSync(process.execPath, ['../../libs/build/src/build.mjs'], { cwd });
  return JSON.parse(readFileSync(join(cwd, 'dist/remote.json'), 'utf8')).files;
}

test('a one-line change in one remote changes exactly one artefact', () => {
  const earlier = versions();
  const [calendar, search] = [built('calendar-mfe'), built('search-mfe')];
  appendFileSync(join(copy, 'apps/calendar-mfe/src/routes.tsx'), '\nexport const changed = true;\n');
  const later = versions();
  const changed = Object.keys(later).filter((app) => later[app] !== earlier[app]);
  assert.deepEqual(changed, ['calendar-mfe']);
  assert.deepEqual(built('search-mfe'), search);
  assert.notDeepEqual(built('calendar-mfe'), calendar);
});
