import { screen } from '@testing-library/react';
import type { ResolvedRemote } from '@taskloom/contracts';
import { renderApp } from '@taskloom/client/test-kit';
import { navigationOf } from '../remotes/registry/navigation';
import { insideApi } from '../test/render-inside';
import { NavigationList } from './navigation-list';

const remoteWith = (name: string, paths: string[], entries: Record<string, string>): ResolvedRemote => ({
  name,
  title: name,
  version: '1.0.0',
  manifest: `/r/${name}/1.0.0/mf-manifest.json`,
  routes: paths.map((path) => ({ path, title: name })),
  navigation: Object.entries(entries).map(([path, label], index) => ({
    ...{ label, path, icon: name, order: index },
  })),
  requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
});

const REMOTES = [
  remoteWith('operations', ['/admin/remotes'], { '/admin/remotes': 'Operations' }),
  remoteWith('admin', ['/admin/people', '/admin/mail', '/admin/audit'], {
    '/admin/people': 'Administration',
    '/admin/audit': 'Audit log',
  }),
];

it.each([
  ['/admin/people', 'Administration'],
  ['/admin/mail', 'Administration'],
  ['/admin/audit', 'Audit log'],
  ['/admin/remotes', 'Operations'],
])('on %s the entry %s is current and no other', (route, label) => {
  renderApp(<NavigationList entries={navigationOf(REMOTES)} />, { route, api: insideApi() });
  const current = screen.getAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual([label]);
});
