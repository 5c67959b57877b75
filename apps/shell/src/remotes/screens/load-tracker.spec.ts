import type { Build } from '../loading/build';
import { createLoaders } from '../loading/loaders';
import { createAttribution } from '../telemetry/attribution';
import { createLateReports, MOST_REPORTS } from '../telemetry/late-reports';
import { trackLoad } from './load-tracker';
import { createBreaker } from './breaker';

const requires = { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' };
const buildOf = (name: string): Build => ({
  name,
  title: name,
  version: '1.0.0',
  manifest: `/r/${name}/1.0.0/mf-manifest.json`,
  requires,
});
const build = buildOf('reports');
const errorFrom = (name: string): Error => {
  const error = new Error('lost');
  error.stack = `Error: lost\n    at http://localhost/r/${name}/1.0.0/assets/1.js:1:1`;
  return error;
};

function setUp(fallbackFor: string | null = null) {
  const page = new EventTarget();
  const report = jest.fn();
  const distrust = jest.fn();
  const screen = () => Promise.resolve(() => null);
  const loaders = createLoaders(() => ({
    hasRun: () => true,
    abandon: () => {},
    renew: () => {},
    distrust,
    screen,
  }));
  let time = 100;
  const dependencies = {
    loaders,
    breaker: createBreaker(() => 0),
    report,
    late: createLateReports(report),
    now: () => time,
  };
  const attribution = createAttribution(page);
  attribution.onUnclaimed(({ build: owner, message }) => dependencies.late.threw(owner, message));
  attribution.add(buildOf('calendar'));
  const tracker = trackLoad(
    { build, place: '/reports', since: 100, revision: 1, fallbackFor },
    dependencies,
    attribution,
  );
  const stray = (error: unknown) => page.dispatchEvent(new ErrorEvent('error', { error }));
  const unhandled = (reason: unknown) =>
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  return { tracker, report, dependencies, distrust, stray, unhandled, pass: (ms: number) => (time += ms) };
}

it('reports once that the screen is ready, and how long that took', () => {
  const { tracker, report, pass } = setUp();
  pass(250);
  tracker.drawn();
  pass(1_000);
  tracker.settled();
  tracker.settled();
  expect(report.mock.calls).toEqual([
    [{ name: 'reports', version: '1.0.0', outcome: 'ready', stage: 'ready', durationMs: 250 }],
  ]);
});

it('names the failed version when the fallback runs, with or without an error', () => {
  const good = setUp('2.0.0');
  good.tracker.settled();
  const broken = setUp('2.0.0');
  broken.stray(errorFrom('reports'));
  broken.tracker.settled();
  expect([good, broken].map(({ report }) => report.mock.calls)).toEqual([
    [[expect.objectContaining({ version: '1.0.0', outcome: 'ready', insteadOf: '2.0.0' })]],
    [[expect.objectContaining({ version: '1.0.0', outcome: 'failed', insteadOf: '2.0.0' })]],
  ]);
});

it('is a failed load when it throws before it has settled', () => {
  const { tracker, report, dependencies, distrust } = setUp();
  expect(tracker.crashed(new Error('broke'))).toMatchObject({
    failure: { stage: 'mount', kind: 'crashed' },
    late: false,
  });
  tracker.settled();
  expect(report.mock.calls).toEqual([[expect.objectContaining({ outcome: 'failed', stage: 'mount' })]]);
  expect(dependencies.breaker.open(build, 1)).not.toBeNull();
  expect(distrust).toHaveBeenCalled();
});

it('classifies a chunk that fails to load late as a network fault', () => {
  const lost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  expect(setUp().tracker.crashed(lost)).toMatchObject({
    failure: { kind: 'network' },
  });
});

it('is a late error when it throws after it has settled', () => {
  const { tracker, dependencies, report } = setUp();
  tracker.settled();
  const error = Object.assign(errorFrom('reports'), { message: 'broke' });
  const { failure, late } = tracker.crashed(error);
  expect(late).toBe(true);
  expect(dependencies.breaker.open(build, 1)).toBeNull();
  expect(report).toHaveBeenLastCalledWith({
    name: 'reports',
    version: '1.0.0',
    outcome: 'late-error',
    stage: 'ready',
    durationMs: 0,
    reason: 'mount: broke',
    reference: failure.reference,
    stack: 'at /r/reports/1.0.0/assets/1.js:1:1',
  });
});

it('reports a failed load under the reference of its card', () => {
  const { tracker, report } = setUp();
  const { failure } = tracker.crashed(new Error('broke'));
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ reference: failure.reference }));
});

it('reports uncaught errors after it has settled, each once and few in all', () => {
  const { tracker, report, stray } = setUp();
  tracker.settled();
  report.mockClear();
  for (let index = 0; index < 50; index += 1) {
    const error = errorFrom('reports');
    error.message = `lost ${index % 20}`;
    stray(error);
  }
  expect(report).toHaveBeenCalledTimes(MOST_REPORTS);
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({
      name: 'reports',
      outcome: 'late-error',
      reason: 'lost 0',
      reference: expect.stringMatching(/^late-[0-9a-f]{6}$/),
    }),
  );
});

it.each(['stray', 'unhandled'] as const)('reports an uncaught error from its files (%s)', (how) => {
  const { tracker, report, ...page } = setUp();
  page[how](errorFrom('reports'));
  tracker.settled();
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ outcome: 'failed', stage: 'mount', reason: 'mount: lost' }),
  );
});

it.each(['calendar', 'elsewhere'])('ignores an error of %s', (name) => {
  const { tracker, report, stray } = setUp();
  stray(errorFrom(name));
  tracker.settled();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'ready' }));
});
