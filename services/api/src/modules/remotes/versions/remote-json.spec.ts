import type { RemoteArtefact } from '@taskloom/contracts';
import { artefactOf } from '../../../../test/index.js';
import { contentHash, readRemoteJson } from './remote-json.js';

const whole: RemoteArtefact & Record<string, unknown> = {
  ...artefactOf('calendar', '1.4.0-pr.12'),
  titles: { de: 'Kalender' },
  navigation: [
    { label: 'Calendar', labels: { de: 'Kalender' }, path: '/calendar', icon: 'calendar', order: 20 },
  ],
  routes: [
    {
      path: '/calendar/:id',
      title: 'Calendar',
      titles: { de: 'Kalender', 'pt-BR': 'Calendário' },
      asks: ['/projects/:id/tasks?view=card'],
      files: ['mf-manifest.json'],
    },
  ],
  commands: [
    {
      id: 'new-entry',
      title: 'New entry',
      titles: { de: 'Neuer Eintrag' },
      to: '/calendar?new=entry',
      role: 'admin',
    },
  ],
  slots: ['task:side'],
  extensions: [
    { point: 'a-later-point', version: '^2.1.0', id: 'report', title: 'Report', titles: { de: 'Bericht' } },
  ],
  permissions: { calls: ['projects.read'], storage: ['person'], hosts: ['https://api.example.com'] },
  rights: ['operate-remotes'],
  commit: 'abcdef0',
  tools: { node: '20.1.0' },
};
const file = { integrity: `sha384-${'A'.repeat(64)}`, size: 1 };

it('reads what a build writes', () => {
  expect(readRemoteJson({ ...whole })).toEqual(whole);
});

it('drops unknown fields of routes, entries, commands and extensions', () => {
  const more = (list: object[] | undefined) => list?.map((item) => ({ ...item, strange: 1 }));
  const { routes, navigation, commands, extensions } = whole;
  const body = {
    ...whole,
    routes: more(routes),
    navigation: more(navigation),
    commands: more(commands),
    extensions: more(extensions),
  };
  expect(readRemoteJson(body)).toEqual(whole);
});

it.each([
  ['name', { name: 'Calendar' }],
  ['version', { version: '1.4' }],
  ['version', { version: '../../1' }],
  ['version', { version: '01.0.0' }],
  ['strange', { strange: 1 }],
  ['routes.0.path', { routes: [{ path: '//elsewhere.example', title: 'x' }] }],
  ['routes.0.prefetch', { routes: [{ path: '/', title: 'x', prefetch: ['//elsewhere.example'] }] }],
  ['routes.0.asks', { routes: [{ path: '/', title: 'x', asks: ['//elsewhere.example'] }] }],
  ['routes.0.asks', { routes: [{ path: '/', title: 'x', asks: ['/../elsewhere'] }] }],
  ['routes.0.files', { routes: [{ path: '/', title: 'x', files: ['../a.js'] }] }],
  ['navigation.0.path', { navigation: [{ label: 'x', path: 'https://elsewhere', icon: 'x', order: 1 }] }],
  ['commands.0.to', { commands: [{ id: 'x', title: 'x', to: 'https://elsewhere' }] }],
  ['extensions.0.version', { extensions: [{ point: 'x', version: '>=0', id: 'x', title: 'x' }] }],
  ['commands.0.to', { commands: [{ id: 'x', title: 'x', to: '//elsewhere.example' }] }],
  ['commands.0.role', { commands: [{ id: 'x', title: 'x', to: '/', role: 'member' }] }],
  ['titles', { titles: 'Kalender' }],
  ['titles.German', { titles: { German: 'Kalender' } }],
  ['titles.de', { titles: { de: 1 } }],
  ['routes.0.titles.de', { routes: [{ path: '/', title: 'x', titles: { de: '' } }] }],
  [
    'navigation.0.labels.de',
    { navigation: [{ label: 'x', labels: { de: [] }, path: '/', icon: 'x', order: 1 }] },
  ],
  ['requires.strange', { requires: { ...whole.requires, strange: '^1' } }],
  ['requires.ui', { requires: { contracts: '^1', client: '^1' } }],
  ['permissions.calls', { permissions: { calls: ['Projects; x'] } }],
  ['permissions.storage', { permissions: { storage: ['team'] } }],
  ['permissions.hosts', { permissions: { hosts: ['http://api.example.com'] } }],
  ['permissions.hosts', { permissions: { hosts: ["https://a.example; script-src 'self' *"] } }],
  ['permissions.hosts', { permissions: { hosts: ['https://*.example.com'] } }],
  ['permissions.strange', { permissions: { strange: [] } }],
  ['rights', { rights: ['everything'] }],
  ['rights', { rights: 'operate-remotes' }],
  ['files.../a.js', { files: { '../a.js': file } }],
  ['files.assets/../a.js', { files: { 'assets/../a.js': file } }],
  ['files..a.js', { files: { '.a.js': file } }],
  ['files.index.html', { files: { 'index.html': file } }],
  ['files.remote.json', { files: { 'remote.json': file } }],
  ['files.a.js.integrity', { files: { 'a.js': { ...file, integrity: 'sha256-x' } } }],
  ['files.a.js.size', { files: { 'a.js': { ...file, size: 6_000_000 } } }],
  ['files.assets/a.js.size', { files: { ...whole.files, 'assets/a.js': { ...file, size: 0.5 } } }],
  ['navigation.0', { navigation: ['Calendar'] }],
  ['files.mf-manifest.json', { files: { 'a.js': file } }],
])('refuses an invalid %s and names it', (field, wrong) => {
  expect(() => readRemoteJson({ ...whole, ...wrong })).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_FAILED',
      details: { errors: [expect.objectContaining({ field })] },
    }),
  );
});

it('treats two builds as the same if only their builder and revision differ', () => {
  expect(contentHash({ ...whole, commit: '1234567', tools: {} })).toBe(contentHash(whole));
  expect(contentHash({ ...whole, title: 'Other' })).not.toBe(contentHash(whole));
  const files = { ...whole.files, 'a.js': file };
  expect(contentHash({ ...whole, files })).not.toBe(contentHash(whole));
});

it('keeps the calls to prefetch', () => {
  const routes = [{ path: '/calendar', title: 'Calendar', prefetch: ['/projects'] }];
  expect(readRemoteJson({ ...whole, routes }).routes).toEqual(routes);
});

it('gives a build the same hash as earlier versions of the registry, in any order of its fields', () => {
  const hash = '43e84ca74e604c7a52d94ef25ca926a09aa72ca2637592e3d6fef7a0072235c4';
  const { extensions: _later, permissions: _latest, ...earlier } = whole;
  expect(contentHash(readRemoteJson(earlier))).toBe(hash);
  const reversed = Object.fromEntries(Object.entries(earlier).reverse());
  expect(contentHash(readRemoteJson(reversed))).toBe(hash);
});
