import type { Build } from '../loading/build';
import { Fault, LoadFailure, type FaultKind } from '../loading/load-failure';
import { createBreaker, FIRST_PAUSE_MS } from './breaker';

const build: Build = {
  name: 'reports',
  title: 'Reports',
  version: '1.0.0',
  manifest: '/r/reports/1.0.0/mf-manifest.json',
  requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
};
const failureOf = (kind: FaultKind) => new LoadFailure('entry', new Fault(kind, kind));

function setUp() {
  let time = 0;
  const breaker = createBreaker(() => time);
  const fail = (kind: FaultKind, revision = 1) => breaker.failed(build, failureOf(kind), revision);
  return {
    breaker,
    fail,
    pass: (ms: number) => (time += ms),
    open: (revision = 1) => !!breaker.open(build, revision),
  };
}

it('stays closed after the first transient failure', () => {
  const { fail, open } = setUp();
  expect(open()).toBe(false);
  fail('network');
  expect(open()).toBe(false);
  fail('timeout');
  expect(open()).toBe(true);
});

it.each(['missing', 'integrity', 'invalid', 'revoked', 'crashed'] as const)(
  'opens at the first failure of kind %s',
  (kind) => {
    const { fail, open } = setUp();
    fail(kind);
    expect(open()).toBe(true);
  },
);

it('returns the failure that opened it', () => {
  const { breaker } = setUp();
  const failure = failureOf('integrity');
  breaker.failed(build, failure, 1);
  expect(breaker.open(build, 1)).toBe(failure);
  expect(breaker.open({ ...build, version: '1.0.1' }, 1)).toBeNull();
});

it('lets one load through after a pause, and doubles the pause when that load fails', () => {
  const { fail, open, pass } = setUp();
  fail('invalid');
  pass(FIRST_PAUSE_MS);
  expect(open()).toBe(false);
  fail('network');
  pass(FIRST_PAUSE_MS);
  expect(open()).toBe(true);
  pass(FIRST_PAUSE_MS);
  expect(open()).toBe(false);
});

it('lets one load through at a new revision', () => {
  const { fail, open } = setUp();
  fail('invalid', 1);
  expect(open(2)).toBe(false);
});

it('of an extension opens for its own code alone; one of the build opens for all', () => {
  const { breaker } = setUp();
  const own = new LoadFailure('mount', new Error('broken'));
  breaker.failed(build, own, 1, '#project-tab/report');
  expect(breaker.open(build, 1, '#project-tab/report')).toBe(own);
  expect(breaker.open(build, 1, '#card-badge/report')).toBeNull();
  expect(breaker.open(build, 1, '/reports')).toBeNull();
  breaker.succeeded(build, '#project-tab/report');
  expect(breaker.open(build, 1, '#project-tab/report')).toBeNull();
  breaker.failed(build, failureOf('missing'), 1, '#project-tab/report');
  expect(breaker.open(build, 1, '/reports')).not.toBeNull();
});

it('closes on success', () => {
  const { breaker, fail, open } = setUp();
  fail('invalid');
  breaker.succeeded(build);
  fail('network');
  expect(open()).toBe(false);
});
