import type { ResolvedRemote } from '@taskloom/contracts';
import { createLoaders } from '../loading/loaders';
import { Fault, LoadFailure } from '../loading/load-failure';
import type { Build } from '../loading/build';
import { createLateReports } from '../telemetry/late-reports';
import { createBreaker } from './breaker';
import { enter, type LoadRequest } from './enter';

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
  const asked: string[] = [];
  const abandoned: string[] = [];
  const loaders = createLoaders((build: Build) => ({
    hasRun: () => true,
    distrust: () => {},
    abandon: () => void abandoned.push(build.version),
    renew: () => {},
    screen: () => {
      asked.push(build.version);
      return (screens[build.version] ?? (() => Promise.resolve(Screen)))();
    },
  }));
  const tell = jest.fn();
  const dependencies = {
    loaders,
    breaker: createBreaker(() => 0),
    tell,
    late: createLateReports(tell),
    now: () => 0,
  };
  const request = (own: Partial<LoadRequest> = {}) =>
    enter({ remote, path: '/reports', revision: 1, capabilities: null, ...own }, dependencies);
  return { request, asked, abandoned, tell, dependencies };
}

it('loads the requested version and leaves the report to the arrival', async () => {
  const { request, asked, tell } = setUp();
  await expect(request()).resolves.toMatchObject({
    phase: 'ready',
    build: { version: '2.0.0' },
    insteadOf: null,
    fallbackFor: null,
  });
  expect(asked).toEqual(['2.0.0']);
  expect(tell).not.toHaveBeenCalled();
});

it('takes the other one when the requested one fails, and reports the failure', async () => {
  const { request, tell } = setUp({ '2.0.0': missing });
  await expect(request()).resolves.toMatchObject({
    build: { version: '1.0.0' },
    insteadOf: '2.0.0',
    fallbackFor: '2.0.0',
  });
  expect(tell.mock.calls).toEqual([
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

it('answers why the requested one failed when both do', async () => {
  const { request } = setUp({ '2.0.0': missing, '1.0.0': missing });
  await expect(request()).resolves.toMatchObject({ phase: 'failed', build: { version: '2.0.0' } });
});

it('leaves a version alone that has failed, until a person asks for it', async () => {
  const { request, asked, abandoned } = setUp({ '2.0.0': missing });
  await request();
  await expect(request()).resolves.toMatchObject({ fallbackFor: '2.0.0' });
  expect(asked).toEqual(['2.0.0', '1.0.0', '1.0.0']);
  await request({ manner: 'again' });
  expect(asked.slice(3)).toEqual(['2.0.0', '1.0.0']);
  expect(abandoned).toContain('2.0.0');
});

it('counts and tells nothing of a quiet try', async () => {
  const { request, tell, dependencies } = setUp({ '2.0.0': missing });
  await request({ manner: 'quiet' });
  expect(tell).not.toHaveBeenCalled();
  expect(dependencies.breaker.open({ ...remote }, 1)).toBeNull();
});

it('stays with the version that is on the screen', async () => {
  const { request, asked } = setUp();
  await expect(request({ running: '1.0.0' })).resolves.toMatchObject({
    insteadOf: '2.0.0',
    fallbackFor: null,
  });
  expect(asked).toEqual(['1.0.0']);
});

it('never loads what does not fit', async () => {
  const { request, asked, tell } = setUp();
  const future = { ...remote, requires: { ...requires, client: '^9.0.0' }, fallback: undefined };
  await expect(request({ remote: future })).resolves.toMatchObject({
    phase: 'incompatible',
    mismatch: { provider: 'client' },
  });
  expect(asked).toEqual([]);
  expect(tell).toHaveBeenCalledWith(
    expect.objectContaining({ outcome: 'incompatible', stage: 'compatible' }),
  );
});

it('tells of a version that was withdrawn', async () => {
  const gone = () => Promise.reject(new LoadFailure('manifest', new Fault('revoked', '410')));
  const { request, tell } = setUp({ '2.0.0': gone });
  await request();
  expect(tell).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'revoked' }));
});

it('keeps time for the other one when the requested one hangs to the end', async () => {
  const later = () => new Promise<typeof Screen>((resolve) => setTimeout(() => resolve(Screen), 20));
  const { request, dependencies } = setUp({ '2.0.0': never, '1.0.0': later });
  dependencies.now = () => performance.now();
  await expect(request({ limitMs: 600 })).resolves.toMatchObject({ build: { version: '1.0.0' } });
});

it('ends in time, and waits no longer for what hangs', async () => {
  const { request, abandoned } = setUp({ '2.0.0': never, '1.0.0': never });
  await expect(request({ limitMs: 10 })).resolves.toMatchObject({
    phase: 'failed',
    failure: { kind: 'timeout' },
  });
  expect(abandoned).toContain('2.0.0');
});
