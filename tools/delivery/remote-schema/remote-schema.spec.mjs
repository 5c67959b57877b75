// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import {
  CALL_GROUPS,
  REMOTE_FILE,
  REMOTE_FILE_BYTES,
  REMOTE_FILES,
  REMOTE_INTEGRITY,
  REMOTE_NAME,
  REMOTE_RIGHTS,
  REMOTE_VERSION,
} from '@taskloom/contracts';
import { folderOf, remoteNames } from '../../run/dev/answer.mjs';
import { root } from '../../run/prepare/root.mjs';
import { errorIn, readRemoteJson, schemaFile } from '../../../libs/build/src/remote-json.mjs';
import { generatedFiles, readPoints } from './extension-points.mjs';
import { committedTypes, generateTypes } from './types.mjs';

const schema = JSON.parse(readFileSync(schemaFile(), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'taskloom-remote-schema-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} name @returns {import('@taskloom/contracts').RemoteSource} */
const sourceOf = (name) => JSON.parse(readFileSync(join(folderOf(name), 'remote.json'), 'utf8'));
const calendar = sourceOf('calendar');
const [route] = calendar.routes;
const [entry] = calendar.navigation;
const pointNames = schema.$defs.RemoteSourceExtension.properties.point.enum.join(', ');
const extension = { point: 'project-tab', version: '^1.0.0', id: 'report', title: 'Report' };

describe('the schema of remote.json', () => {
  it('has the types of contracts, as npm run remote-types writes them', async () => {
    assert.equal(committedTypes(), await generateTypes());
  });

  it('has other types when it changes', async () => {
    const changed = join(folder, 'changed.schema.json');
    const properties = { ...schema.properties, strange: { type: 'string' } };
    writeFileSync(changed, JSON.stringify({ ...schema, properties }));
    assert.notEqual(committedTypes(), await generateTypes(changed));
  });

  it('has the extension points of the list, as the versions for the shell and the document do', async () => {
    for (const [path, text] of Object.entries(await generatedFiles()))
      assert.equal(readFileSync(join(root, path), 'utf8'), text, `${path}: run npm run remote-types`);
    const { points, ...list } = readPoints();
    const [point] = Object.values(points);
    assert.ok(point);
    const changed = await generatedFiles({ ...list, points: { ...points, footer: point } });
    for (const [path, text] of Object.entries(changed))
      assert.notEqual(readFileSync(join(root, path), 'utf8'), text, path);
  });

  it('has the groups of calls of contracts, which the document explains', () => {
    const groups = Object.keys(CALL_GROUPS);
    assert.deepEqual(schema.$defs.RemoteSourcePermissions.properties.calls.items.enum, groups);
    const document = readFileSync(join(root, 'docs/remote-permissions.md'), 'utf8');
    const explained = [...document.matchAll(/^- \*\*`([a-z.-]+)`\*\*: ([^]*?)(?=^- |$(?![^]))/gm)];
    const calls = explained.map(([, name = '', text = '']) => [
      name,
      [...text.matchAll(/`(\w+)`/g)].map(([, call]) => call),
    ]);
    assert.deepEqual(Object.fromEntries(calls), CALL_GROUPS);
  });

  it('has the patterns and limits of contracts', () => {
    const { RemoteArtefact, RemoteFile, RemoteRight } = schema.$defs;
    const { name, version, files } = RemoteArtefact.properties;
    assert.deepEqual(
      [name.pattern, version.pattern, files.propertyNames.pattern, files.maxProperties],
      [REMOTE_NAME.source, REMOTE_VERSION.source, REMOTE_FILE.source, REMOTE_FILES],
    );
    assert.deepEqual(
      [RemoteFile.properties.integrity.pattern, RemoteFile.properties.size.maximum, RemoteRight.enum],
      [REMOTE_INTEGRITY.source, REMOTE_FILE_BYTES, [...REMOTE_RIGHTS]],
    );
  });
});

describe('remote.json', () => {
  for (const name of remoteNames()) {
    it(`of ${name} is valid and names the schema`, () => {
      assert.equal(readRemoteJson(folderOf(name)).name, name);
      assert.equal(join(folderOf(name), sourceOf(name).$schema ?? ''), schemaFile());
    });
  }

  const wrong = /** @type {[string, object][]} */ ([
    ['name must match pattern "^[a-z][a-z0-9-]{0,39}$"', { name: 'Calendar' }],
    ['title is missing', { title: undefined }],
    ['strange is unknown', { strange: 1 }],
    ['routes.0.pages is unknown', { routes: [{ ...route, pages: 'calendar' }] }],
    ['navigation.0.order must be integer', { navigation: [{ ...entry, order: '20' }] }],
    ['requires.ui is missing', { requires: { contracts: '^1.0.0', client: '^1.0.0' } }],
    ['rights.0 must be one of manage-people, operate-remotes', { rights: ['everything'] }],
    [`extensions.0.point must be one of ${pointNames}`, { extensions: [{ ...extension, point: 'footer' }] }],
    ['extensions.0.title is missing', { extensions: [{ ...extension, title: undefined }] }],
    ['titles.German must match pattern "^[a-z]{2,3}(-[A-Za-z]{2,4})?$"', { titles: { German: 'Kalender' } }],
  ]);
  for (const [error, change] of wrong) {
    it(`is refused: ${error}`, () => {
      const text = JSON.stringify({ ...calendar, ...change });
      assert.equal(errorIn(JSON.parse(text)), error);
      writeFileSync(join(folder, 'remote.json'), text);
      assert.throws(() => readRemoteJson(folder), {
        name: 'Failure',
        message: new RegExp(`remote.json is not valid: ${error.split(' ')[0]} `),
      });
    });
  }
});
