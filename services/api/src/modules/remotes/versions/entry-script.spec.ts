import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { EntryScript } from './entry-script.js';

const read = (script: string): EntryScript => {
  const entry = EntryScript.read(script);
  if (!entry) throw new Error('No script');
  return entry;
};

describe('a container', () => {
  it.each([
    'var taskloom_x_1 = {};',
    'var taskloom_x_1; (() => { taskloom_x_1 = {}; })();',
    'window.taskloom_x_1 = {};',
    'self["taskloom_x_1"] = {};',
  ])('is defined by %s', (script) => {
    expect(read(script).defines('taskloom_x_1')).toBe(true);
  });

  it.each([
    '// taskloom_x_1 = {};',
    '"var taskloom_x_1 = {};"',
    'var taskloom_x_1;',
    'var taskloom_x_10 = {};',
    '(() => { taskloom_x_1 = {}; })();',
    'other.taskloom_x_1 = {};',
  ])('is not defined by %s', (script) => {
    expect(read(script).defines('taskloom_x_1')).toBe(false);
  });
});

it('exposes the modules of its map, and none that only a comment or a text names', () => {
  expect(read(`var modules = { './remote': () => 1 };`).exposes('./remote')).toBe(true);
  expect(read(`/* './remote': */ var text = "'./remote'";`).exposes('./remote')).toBe(false);
});

describe('chunks', () => {
  it.each([
    'var s = (self.taskloomIntegrity || {}).taskloom_x_1; element.integrity = s[file];',
    'var s = (self.taskloomIntegrity || {})["taskloom_x_1"]; element["integrity"] = s[file];',
  ])('are verified by %s', (script) => {
    expect(read(script).verifiesChunks('taskloom_x_1')).toBe(true);
  });

  it.each([
    '// (self.taskloomIntegrity || {}).taskloom_x_1; element.integrity = s[file];',
    'var s = self.taskloomIntegrity; element.integrity = s[file];',
    'var s = (self.taskloomIntegrity || {}).taskloom_y_1; element.integrity = s[file];',
    'var s = (self.taskloomIntegrity || {}).taskloom_x_1;',
  ])('are not verified by %s', (script) => {
    expect(read(script).verifiesChunks('taskloom_x_1')).toBe(false);
  });
});

it('is not read from a text that is no script, nor from one that is nested too deeply to parse', () => {
  expect(EntryScript.read('<html>')).toBeUndefined();
  expect(EntryScript.read('('.repeat(100_000))).toBeUndefined();
});

const KEPT = join(import.meta.dirname, '../../../../../../fixtures/remotes');
const releases = readdirSync(KEPT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tgz'),
);

it.each(releases)('has all of it in the release %s', async (file) => {
  const archive = createReadStream(join(KEPT, file)).pipe(createGunzip()).pipe(extract());
  const texts = new Map<string, string>();
  for await (const entry of archive) texts.set(entry.header.name.replace(/^\.\//, ''), await text(entry));
  const [path = ''] = [...texts.keys()].filter((name) => /^remote-entry.*\.js$/.test(name));
  const { name, version } = JSON.parse(texts.get('remote.json') ?? '');
  const container = `taskloom_${name}_${version}`.replace(/\W/g, '_');
  const entry = read(texts.get(path) ?? '');
  expect([entry.defines(container), entry.exposes('./remote'), entry.verifiesChunks(container)]).toEqual([
    true,
    true,
    true,
  ]);
});
