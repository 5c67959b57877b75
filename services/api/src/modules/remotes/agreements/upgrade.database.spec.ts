import {
  createEmptyDatabase,
  queryOnce,
  type TestDatabase,
} from '../../../../test/database/test-database.js';
import { migrate, migrationNames } from '../../../platform/database/index.js';

let database: TestDatabase;
beforeEach(async () => (database = await createEmptyDatabase()));
afterEach(() => database.drop());

it('lets remotes that run during the upgrade keep everything, and records that', async () => {
  const before = (await migrationNames()).findIndex((name) => name.startsWith('AddedPermissionsOfRemotes'));
  await migrate(database.url, { through: before });
  await queryOnce(
    database.url,
    `INSERT INTO remotes (name) VALUES ('live'), ('tried'), ('published');
     INSERT INTO remote_versions (remote, version, contribution, files, content_hash, size, actor)
     SELECT remote, version, '{}', '{}', '', 0, '{}'
     FROM (VALUES ('live', '1.0.0'), ('live', '1.1.0'), ('tried', '1.0.0'), ('published', '1.0.0')) v (remote, version);
     INSERT INTO remote_releases (revision, remote, version, actor)
     VALUES (1, 'live', '1.0.0', '{}'), (2, 'live', '1.1.0', '{}');
     INSERT INTO remote_trials (remote, kind, version, actor) VALUES ('tried', 'preview', '1.0.0', '{}')`,
  );
  await migrate(database.url);
  const agreed = `SELECT remote, permission, version, actor->>'kind' AS kind, ended FROM remote_agreements ORDER BY remote`;
  const everything = { permission: 'everything', kind: 'system', ended: false };
  expect(await queryOnce(database.url, agreed)).toEqual([
    { ...everything, remote: 'live', version: '1.1.0' },
    { ...everything, remote: 'tried', version: '1.0.0' },
  ]);
  const journal = `SELECT remote, action, version, permissions FROM remote_journal ORDER BY remote`;
  expect(await queryOnce(database.url, journal)).toEqual([
    { remote: 'live', action: 'agree', version: '1.1.0', permissions: ['everything'] },
    { remote: 'tried', action: 'agree', version: '1.0.0', permissions: ['everything'] },
  ]);
  const versions = 'SELECT DISTINCT permissions FROM remote_versions';
  expect(await queryOnce(database.url, versions)).toEqual([{ permissions: ['everything'] }]);
});
