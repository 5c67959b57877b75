import type { Build } from '../loading/build';
import { createLoaders } from '../loading/loaders';
import { createAttribution } from '../telemetry/attribution';
import { createLateReports, MOST_REPORTS } from '../telemetry/late-reports';
import { arrive } from './arrival';
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
  const tell = jest.fn();
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
    tell,
    late: createLateReports(tell),
    now: () => time,
  };
  const attribution = createAttribution(page);
  attribution.onUnclaimed(({ build: owner, message }) => dependencies.late.threw(owner, message));
  attribution.know(buildOf('calendar'));
  const arrival = arrive({ build, since: 100, revision: 1, fallbackFor }, dependencies, attribution);
  const stray = (error: unknown) => page.dispatchEvent(new ErrorEvent('error', { error }));
  const unhandled = (reason: unknown) =>
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  return { arrival, tell, dependencies, distrust, stray, unhandled, pass: (ms: number) => (time += ms) };
}

it('tells once that it stands, and how long that took', () => {
  const { arrival, tell, pass } = setUp();
  pass(250);
  arrival.drawn();
  pass(1_000);
  arrival.settled();
  arrival.settled();
  expect(tell.mock.calls).toEqual([
    [{ name: 'reports', version: '1.0.0', outcome: 'ready', stage: 'ready', durationMs: 250 }],
  ]);
});

it('tells which version could not run when it runs in its place, broken on the way or not', () => {
  const good = setUp('2.0.0');
  good.arrival.settled();
  const broken = setUp('2.0.0');
  broken.stray(errorFrom('reports'));
  broken.arrival.settled();
  expect([good, broken].map(({ tell }) => tell.mock.calls)).toEqual([
    [[expect.objectContaining({ version: '1.0.0', outcome: 'ready', insteadOf: '2.0.0' })]],
    [[expect.objectContaining({ version: '1.0.0', outcome: 'failed', insteadOf: '2.0.0' })]],
  ]);
});

it('is a failed load when it throws before it stands', () => {
  const { arrival, tell, dependencies, distrust } = setUp();
  expect(arrival.crashed(new Error('broke'))).toMatchObject({
    failure: { stage: 'mount', kind: 'crashed' },
    late: false,
  });
  arrival.settled();
  expect(tell.mock.calls).toEqual([[expect.objectContaining({ outcome: 'failed', stage: 'mount' })]]);
  expect(dependencies.breaker.open(build, 1)).not.toBeNull();
  expect(distrust).toHaveBeenCalled();
});

it('calls a late chunk that did not come a network fault', () => {
  const lost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  expect(setUp().arrival.crashed(lost)).toMatchObject({
    failure: { kind: 'network' },
  });
});

it('is no failed load when it throws after it had stood', () => {
  const { arrival, dependencies, tell } = setUp();
  arrival.settled();
  const { failure, late } = arrival.crashed(new Error('broke'));
  expect(late).toBe(true);
  expect(dependencies.breaker.open(build, 1)).toBeNull();
  expect(tell).toHaveBeenLastCalledWith({
    name: 'reports',
    version: '1.0.0',
    outcome: 'late-error',
    stage: 'ready',
    durationMs: 0,
    reason: 'mount: broke',
    reference: failure.reference,
  });
});

it('reports a failed load under the reference of its card', () => {
  const { arrival, tell } = setUp();
  const { failure } = arrival.crashed(new Error('broke'));
  expect(tell).toHaveBeenCalledWith(expect.objectContaining({ reference: failure.reference }));
});

it('reports errors that nobody caught after it had stood, each once and few in all', () => {
  const { arrival, tell, stray } = setUp();
  arrival.settled();
  tell.mockClear();
  for (let index = 0; index < 50; index += 1) {
    const error = errorFrom('reports');
    error.message = `lost ${index % 20}`;
    stray(error);
  }
  expect(tell).toHaveBeenCalledTimes(MOST_REPORTS);
  expect(tell).toHaveBeenCalledWith(
    expect.objectContaining({
      name: 'reports',
      outcome: 'late-error',
      reason: 'lost 0',
      reference: expect.stringMatching(/^late-[0-9a-f]{6}$/),
    }),
  );
});

it.each(['stray', 'unhandled'] as const)(
  'tells of an error out of its files that nobody caught (%s)',
  (how) => {
    const { arrival, tell, ...page } = setUp();
    page[how](errorFrom('reports'));
    arrival.settled();
    expect(tell).toHaveBeenCalledWith(
      expect.objectContaining({ outcome: 'failed', stage: 'mount', reason: 'mount: lost' }),
    );
  },
);

it.each(['calendar', 'elsewhere'])('leaves an error of %s to whose it is', (name) => {
  const { arrival, tell, stray } = setUp();
  stray(errorFrom(name));
  arrival.settled();
  expect(tell).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'ready' }));
});
