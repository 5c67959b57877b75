import type { ResolvedRemote } from '@taskloom/contracts';
import { createLoaders } from '../loading/loaders';
import { Fault, LoadFailure } from '../loading/load-failure';
import type { Build } from '../loading/build';
import { createLateReports } from '../telemetry/late-reports';
import { createBreaker } from './breaker';
import { loadScreen, type LoadRequest } from './load-screen';

const requires = { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' };
const remote: ResolvedRemote = {
  name: 'reports',
  title: 'Reports',
  version: '2.0.0',
  manifest: '/r/reports/2.0.0/mf-manifest.json',
  routes: [{ path: '/reports', title: 'Reports' }],
  navigation: [],
  requires,
  fallbackVersion: '1.0.0',
  fallback: { version: '1.0.0', manifest: '/r/reports/1.0.0/mf-manifest.json', requires },
};
const Screen = () => null;
const missing = () => Promise.reject(new LoadFailure('manifest', new Fault('missing', '404')));
const never = () => new Promise<never>(() => {});

function setUp(screens: Partial<Record<string, () => Promise<typeof Screen>>> = {}) {
  const loaded: string[] = [];
  const abandoned: string[] = [];
  const loaders = createLoaders((build: Build) => ({
    hasRun: () => true,
    distrust: () => {},
    abandon: () => void abandoned.push(build.version),
    renew: () => {},
    screen: () => {
      loaded.push(build.version);
      return (screens[build.version] ?? (() => Promise.resolve(Screen)))();
    },
  }));
  const report = jest.fn();
  const dependencies = {
    loaders,
    breaker: createBreaker(() => 0),
    report,
    late: createLateReports(report),
    now: () => 0,
  };
  const request = (own: Partial<LoadRequest> = {}) =>
    loadScreen({ remote, path: '/reports', revision: 1, capabilities: null, ...own }, dependencies);
  return { request, loaded, abandoned, report, dependencies };
}

it('loads the requested version and leaves the report of success to the tracker', async () => {
  const { request, loaded, report } = setUp();
  await expect(request()).resolves.toMatchObject({
    phase: 'ready',
    build: { version: '2.0.0' },
    insteadOf: null,
    fallbackFor: null,
  });
  expect(loaded).toEqual(['2.0.0']);
  expect(report).not.toHaveBeenCalled();
});

it('falls back when the requested version fails, and reports the failure', async () => {
  const { request, report } = setUp({ '2.0.0': missing });
  await expect(request()).resolves.toMatchObject({
    build: { version: '1.0.0' },
    insteadOf: '2.0.0',
    fallbackFor: '2.0.0',
  });
  expect(report.mock.calls).toEqual([
    [
      expect.objectContaining({
        version: '2.0.0',
        outcome: 'failed',
        stage: 'manifest',
        reason: 'manifest: 404',
      }),
    ],
  ]);
});

it('returns the failure of the requested version when both fail', async () => {
  const { request } = setUp({ '2.0.0': missing, '1.0.0': missing });
  await expect(request()).resolves.toMatchObject({ phase: 'failed', build: { version: '2.0.0' } });
});

it('skips a version that has failed until the user retries', async () => {
  const { request, loaded, abandoned } = setUp({ '2.0.0': missing });
  await request();
  await expect(request()).resolves.toMatchObject({ fallbackFor: '2.0.0' });
  expect(loaded).toEqual(['2.0.0', '1.0.0', '1.0.0']);
  await request({ retry: 'manual' });
  expect(loaded.slice(3)).toEqual(['2.0.0', '1.0.0']);
  expect(abandoned).toContain('2.0.0');
});

it('neither counts nor reports an automatic retry', async () => {
  const { request, report, dependencies } = setUp({ '2.0.0': missing });
  await request({ retry: 'automatic' });
  expect(report).not.toHaveBeenCalled();
  expect(dependencies.breaker.open({ ...remote }, 1)).toBeNull();
});

it('keeps the version that is already rendered', async () => {
  const { request, loaded } = setUp();
  await expect(request({ running: '1.0.0' })).resolves.toMatchObject({
    insteadOf: '2.0.0',
    fallbackFor: null,
  });
  expect(loaded).toEqual(['1.0.0']);
});

it('never loads an incompatible version', async () => {
  const { request, loaded, report } = setUp();
  const future = { ...remote, requires: { ...requires, client: '^9.0.0' }, fallback: undefined };
  await expect(request({ remote: future })).resolves.toMatchObject({
    phase: 'incompatible',
    mismatch: { provider: 'client' },
  });
  expect(loaded).toEqual([]);
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ outcome: 'incompatible', stage: 'compatible' }),
  );
});

it('reports a version that was withdrawn', async () => {
  const gone = () => Promise.reject(new LoadFailure('manifest', new Fault('revoked', '410')));
  const { request, report } = setUp({ '2.0.0': gone });
  await request();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'revoked' }));
});

it('reserves time for the fallback when the requested version hangs', async () => {
  const later = () => new Promise<typeof Screen>((resolve) => setTimeout(() => resolve(Screen), 20));
  const { request, dependencies } = setUp({ '2.0.0': never, '1.0.0': later });
  jest.useFakeTimers();
  dependencies.now = () => performance.now();
  const outcome = request({ limitMs: 600 });
  await jest.advanceTimersByTimeAsync(600);
  jest.useRealTimers();
  await expect(outcome).resolves.toMatchObject({ build: { version: '1.0.0' } });
});

it('ends in time and abandons a load that hangs', async () => {
  const { request, abandoned } = setUp({ '2.0.0': never, '1.0.0': never });
  await expect(request({ limitMs: 10 })).resolves.toMatchObject({
    phase: 'failed',
    failure: { kind: 'timeout' },
  });
  expect(abandoned).toContain('2.0.0');
});
