import type { RemoteApp } from '@taskloom/client';
import type { Build } from './build';
import { createRemoteLoader, type Steps } from './remote-loader';
import { LOAD_LIMIT_MS, STAGE_LIMIT_MS } from './limits';
import { Fault, type LoadFailure } from './load-failure';

const build: Build = {
  name: 'reports',
  title: 'Reports',
  version: '1.2.0',
  manifest: '/r/reports/1.2.0/mf-manifest.json',
  integrity: { 'remote-entry.js': 'sha384-x' },
  requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
};
const entry = { url: 'https://host/r/reports/1.2.0/remote-entry.js', container: 'reports_1_2_0' };
const container = { init: () => {}, get: () => () => Promise.resolve({}) } as Awaited<
  ReturnType<Steps['loadEntry']>
>;
const Screen = () => null;
const app: RemoteApp = {
  name: 'reports',
  routes: [{ path: '/reports', load: () => Promise.resolve({ default: Screen }) }],
};
const never = () => new Promise<never>(() => {});
const network = () => Promise.reject(new Fault('network', 'reset'));
const missing = () => Promise.reject(new Fault('missing', '404'));

function setUp(own: Partial<Record<keyof Steps, jest.Mock>> = {}) {
  const steps = {
    fetchManifest: jest.fn().mockResolvedValue(entry),
    loadEntry: jest.fn().mockResolvedValue(container),
    openRemote: jest.fn().mockResolvedValue(app),
    openScreen: jest.fn().mockResolvedValue(Screen),
    ...own,
  };
  const loader = createRemoteLoader(build, steps);
  const failure = () =>
    loader.screen('/reports').then(
      () => null,
      (error: LoadFailure) => error,
    );
  return { steps, loader, failure };
}

/** Runs all pending timers and promises. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  delete window.taskloomRetries;
  delete window.taskloomIntegrity;
});

it('loads manifest, entry, exposed module and screen in order', async () => {
  const { steps, loader } = setUp();
  await expect(loader.screen('/reports')).resolves.toBe(Screen);
  expect(steps.fetchManifest).toHaveBeenCalledWith(build, expect.anything(), 'default');
  expect(steps.loadEntry).toHaveBeenCalledWith(entry, expect.anything());
  expect(steps.openRemote).toHaveBeenCalledWith('reports', container);
  expect(steps.openScreen).toHaveBeenCalledWith(app, '/reports');
  expect(loader.hasRun()).toBe(true);
});

it('runs each stage once for any number of calls', async () => {
  const { steps, loader } = setUp();
  await Promise.all([loader.screen('/reports'), loader.screen('/reports')]);
  await loader.screen('/reports');
  await loader.screen('/reports/:id');
  expect(steps.loadEntry).toHaveBeenCalledTimes(1);
  expect(steps.openScreen).toHaveBeenCalledTimes(2);
});

it.each(['fetchManifest', 'loadEntry', 'openRemote', 'openScreen'] as const)(
  'retries %s after a network fault and continues',
  async (step) => {
    const good = { fetchManifest: entry, loadEntry: container, openRemote: app, openScreen: Screen }[step];
    const work = jest
      .fn()
      .mockImplementationOnce(network)
      .mockImplementationOnce(network)
      .mockResolvedValue(good);
    const { loader } = setUp({ [step]: work });
    const screen = loader.screen('/reports');
    await pass(700);
    await expect(screen).resolves.toBe(Screen);
    expect(work).toHaveBeenCalledTimes(3);
  },
);

it.each([
  ['manifest', 'fetchManifest'],
  ['entry', 'loadEntry'],
  ['expose', 'openRemote'],
  ['screen', 'openScreen'],
] as const)('fails at the stage %s, at once when the file is missing', async (stage, step) => {
  const work = jest.fn(missing);
  const { failure } = setUp({ [step]: work });
  await expect(failure()).resolves.toMatchObject({ stage, kind: 'missing' });
  expect(work).toHaveBeenCalledTimes(1);
});

it('gives up after three attempts', async () => {
  const work = jest.fn(network);
  const { failure } = setUp({ loadEntry: work });
  const failed = failure();
  await pass(700);
  await expect(failed).resolves.toMatchObject({ stage: 'entry', kind: 'network' });
  expect(work).toHaveBeenCalledTimes(3);
});

it.each([
  ['manifest', 'fetchManifest'],
  ['entry', 'loadEntry'],
  ['screen', 'openScreen'],
] as const)('gives %s its own time, and no more', async (stage, step) => {
  const { failure } = setUp({ [step]: jest.fn(never) });
  const failed = failure();
  let ended = false;
  void failed.then(() => (ended = true));
  await pass(STAGE_LIMIT_MS[stage] - 1);
  expect(ended).toBe(false);
  await pass(1);
  await expect(failed).resolves.toMatchObject({ stage, kind: 'timeout' });
});

it('ends after ten seconds in all, even if no stage exceeds its own limit', async () => {
  const slowly =
    <T>(ms: number, value: T) =>
    () =>
      new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));
  const { failure } = setUp({
    fetchManifest: jest.fn(slowly(1_900, entry)),
    loadEntry: jest.fn(slowly(3_900, container)),
    openRemote: jest.fn(slowly(7_900, app)),
  });
  const failed = failure();
  await pass(LOAD_LIMIT_MS);
  await expect(failed).resolves.toMatchObject({ stage: 'expose', kind: 'timeout' });
});

it('starts over after a failure, at new URLs and past the cache', async () => {
  const loadEntry = jest.fn().mockImplementationOnce(missing).mockResolvedValue(container);
  const { steps, loader, failure } = setUp({ loadEntry });
  await failure();
  await expect(loader.screen('/reports')).resolves.toBe(Screen);
  expect(steps.fetchManifest).toHaveBeenLastCalledWith(build, expect.anything(), 'reload');
  expect(loadEntry).toHaveBeenLastCalledWith({ ...entry, url: `${entry.url}?retry=1` }, expect.anything());
  expect(window.taskloomRetries).toEqual({ [entry.container]: 1 });
});

it('requests late chunks at new URLs once one of them has failed', async () => {
  const { loader } = setUp();
  await loader.screen('/reports');
  loader.distrust();
  expect(window.taskloomRetries).toEqual({ [entry.container]: 1 });
});

it('keeps the loaded remote when one of its screens fails', async () => {
  const openScreen = jest.fn().mockImplementationOnce(missing).mockResolvedValue(Screen);
  const { steps, loader, failure } = setUp({ openScreen });
  await failure();
  await loader.screen('/reports');
  expect(steps.loadEntry).toHaveBeenCalledTimes(1);
});

it('provides the hashes of late chunks before the entry runs', async () => {
  const loadEntry = jest.fn(async () => {
    expect(window.taskloomIntegrity).toEqual({ [entry.container]: build.integrity });
    return container;
  });
  await setUp({ loadEntry }).loader.screen('/reports');
  expect(loadEntry).toHaveBeenCalled();
});

it('abandons a pending load and starts over at new URLs', async () => {
  const openScreen = jest.fn().mockImplementationOnce(never).mockResolvedValue(Screen);
  const { steps, loader } = setUp({ openScreen });
  void loader.screen('/reports').catch(() => {});
  await pass(0);
  loader.abandon();
  await expect(loader.screen('/reports')).resolves.toBe(Screen);
  expect(steps.loadEntry).toHaveBeenLastCalledWith(
    { ...entry, url: `${entry.url}?retry=1` },
    expect.anything(),
  );
});

it('keeps its results when there is nothing to abandon', async () => {
  const { steps, loader } = setUp();
  await loader.screen('/reports');
  loader.abandon();
  await loader.screen('/reports');
  expect(steps.loadEntry).toHaveBeenCalledTimes(1);
});

it('uses the new hashes of a version that was rebuilt in place', async () => {
  const { steps, loader, failure } = setUp({ loadEntry: jest.fn().mockImplementationOnce(missing) });
  steps.loadEntry.mockResolvedValue(container);
  await failure();
  const anew = { ...build, integrity: { 'remote-entry.js': 'sha384-y' } };
  loader.renew({ ...build, integrity: { ...build.integrity } });
  loader.renew(anew);
  await loader.screen('/reports');
  expect(steps.fetchManifest.mock.calls.map(([given]) => given)).toEqual([build, anew]);
  expect(window.taskloomIntegrity).toEqual({ [entry.container]: anew.integrity });
});

it('creates a reference per failure', async () => {
  const { failure } = setUp({ loadEntry: jest.fn(missing) });
  const [one, two] = [await failure(), await failure()];
  expect(one?.reference).toMatch(/^entry-[0-9a-f]{6}$/);
  expect(two?.reference).not.toBe(one?.reference);
});
