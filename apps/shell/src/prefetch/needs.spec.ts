import type { RemotesAnswer, RemoteRoute } from '@taskloom/contracts';
import { needsOf } from './needs';

const answer = (...routes: Omit<RemoteRoute, 'title'>[]): RemotesAnswer => ({
  revision: 1,
  remotes: [
    {
      name: 'reports',
      title: 'Reports',
      version: '1.2.0',
      manifest: '/r/reports/1.2.0/mf-manifest.json',
      integrity: { 'entry.js': 'sha384-x' },
      routes: routes.map((route) => ({ ...route, title: 'Reports' })),
      navigation: [],
      requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
    },
  ],
});

describe('The needs of an address', () => {
  it.each([
    ['/', '/', ['/reports']],
    ['/reports', '/reports', ['/reports']],
    ['/reports/', '/reports', ['/reports']],
  ])('are those in the remote of %s', (pathname, path, calls) => {
    expect(needsOf(answer({ path, prefetch: ['/reports'] }), pathname).calls).toEqual(calls);
  });

  it('are those that earlier builds call asks, unless both are there', () => {
    const earlier = { path: '/', asks: ['/earlier'] };
    expect(needsOf(answer(earlier), '/').calls).toEqual(['/earlier']);
    expect(needsOf(answer({ ...earlier, prefetch: ['/reports'] }), '/').calls).toEqual(['/reports']);
  });

  it('contain the parameters of the path, encoded as in the address', () => {
    const route = { path: '/reports/:id', prefetch: ['/reports/:id', '/reports/:id/pages?view=card'] };
    expect(needsOf(answer(route), '/reports/7%2F8').calls).toEqual([
      '/reports/7%2F8',
      '/reports/7%2F8/pages?view=card',
    ]);
  });

  it.each(['/reports', '/reports/7/8', '/elsewhere/7'])(
    'is empty at %s, which no remote claims',
    (pathname) => {
      const route = { path: '/reports/:id', prefetch: ['/reports'], files: ['entry.js'] };
      expect(needsOf(answer(route), pathname)).toEqual({ calls: [], files: [] });
    },
  );

  it('come from the first matching route', () => {
    const claims = answer({ path: '/reports/new' }, { path: '/reports/:id', prefetch: ['/reports/:id'] });
    expect(needsOf(claims, '/reports/new').calls).toEqual([]);
  });

  it('contain the URLs of the files of the build with their hashes', () => {
    const { files } = needsOf(answer({ path: '/', files: ['entry.js'] }), '/');
    expect(files).toEqual([
      { url: `${window.location.origin}/r/reports/1.2.0/entry.js`, integrity: 'sha384-x' },
    ]);
  });
});
