import { waitFor } from '@testing-library/react';
import type { RemoteReport } from '@taskloom/contracts';
import { measureLater } from './measure-later';
import { createScreenVitals } from './screen-vitals';

type Callback = (list: { getEntries: () => unknown[] }) => void;

const ALL = ['largest-contentful-paint', 'first-input', 'event', 'layout-shift', 'long-animation-frame'];
let callbacks: Map<string, Callback>;
let time = 0;

/** A browser that supports these kinds of entries; `seen` reports one. */
function aBrowser(supported = ALL) {
  callbacks = new Map();
  class Observer {
    static readonly supportedEntryTypes = supported;
    constructor(private readonly callback: Callback) {}
    observe({ type }: { type: string }): void {
      callbacks.set(type, this.callback);
    }
  }
  Object.assign(window, { PerformanceObserver: Observer });
  const reports: RemoteReport[] = [];
  time = 0;
  const measure = createScreenVitals(
    (report) => reports.push(report),
    () => time,
  );
  return { measure, reports };
}

const seen = (type: string, ...entries: object[]): void =>
  callbacks.get(type)?.({ getEntries: () => entries });
const paint = (startTime: number) => seen('largest-contentful-paint', { startTime });
const shift = (startTime: number, value: number, hadRecentInput = false) =>
  seen('layout-shift', { startTime, value, hadRecentInput });
const interaction = (interactionId: number, startTime: number, duration: number) =>
  seen('event', { interactionId, startTime, duration });

const reports = { name: 'reports', version: '1.0.0' };
const team = { name: 'team', version: '2.0.0' };

/** A visit of ten seconds. */
const visit = (measure: ReturnType<typeof createScreenVitals>, build: typeof reports, during = () => {}) => {
  const leave = measure(build);
  time += 10_000;
  during();
  leave();
};

const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => {
  Reflect.deleteProperty(window, 'PerformanceObserver');
  Reflect.deleteProperty(document, 'visibilityState');
});

it('reports the vitals of a screen when it is left', () => {
  const browser = aBrowser();
  paint(812.4);
  visit(browser.measure, reports, () => {
    interaction(1, 2_000, 64);
    interaction(1, 2_010, 120);
    interaction(0, 3_000, 4_000);
    shift(4_000, 0.12);
    shift(5_500, 0.9, true);
  });
  expect(browser.reports).toEqual([
    {
      ...reports,
      outcome: 'vitals',
      stage: 'ready',
      durationMs: 0,
      vitals: { lcp: 812, inp: 120, cls: 120 },
    },
  ]);
});

it('gives each screen what happens while it is shown, and the largest paint to the first one', () => {
  const browser = aBrowser();
  paint(900);
  visit(browser.measure, reports);
  visit(browser.measure, team, () => {
    interaction(1, 9_000, 500);
    shift(9_500, 0.5);
  });
  expect(browser.reports.map(({ name, vitals }) => [name, vitals])).toEqual([
    ['reports', { lcp: 900, cls: 0 }],
    ['team', { cls: 0 }],
  ]);
});

it('does not give a screen the largest paint of a page on which the visitor has signed in', () => {
  const browser = aBrowser();
  paint(900);
  seen('first-input', { startTime: 1_200 });
  time = 3_000;
  visit(browser.measure, reports);
  expect(browser.reports[0]?.vitals).toEqual({ cls: 0 });
});

it('gives it to a screen on which the visitor clicks', () => {
  const browser = aBrowser();
  time = 500;
  paint(900);
  visit(browser.measure, reports, () => seen('first-input', { startTime: 1_200 }));
  expect(browser.reports[0]?.vitals).toEqual({ lcp: 900, cls: 0 });
});

it('reports what has changed when the page is hidden, once', () => {
  const browser = aBrowser();
  const leave = browser.measure(reports);
  time = 2_000;
  hide();
  hide();
  interaction(1, 2_500, 80);
  leave();
  expect(browser.reports.map(({ vitals }) => vitals)).toEqual([{ cls: 0 }, { cls: 0, inp: 80 }]);
});

it('reports at most five times about a build, and nothing about a screen that was passed by', () => {
  const browser = aBrowser();
  for (let at = 0; at < 9; at += 1) visit(browser.measure, reports);
  expect(browser.reports).toHaveLength(5);
  browser.measure(team)();
  expect(browser.reports).toHaveLength(5);
});

it('reports nothing in a browser without such entries', () => {
  const browser = aBrowser([]);
  visit(browser.measure, reports);
  expect(browser.reports).toEqual([]);
});

it('is loaded later, measures a screen since its arrival, and counts one that was left before as passed by', async () => {
  const { reports: sent } = aBrowser();
  const measure = measureLater(
    (report) => sent.push(report),
    () => time,
    () => {},
  );
  measure(reports)();
  time = 1_500;
  const leave = measure(team);
  time = 4_000;
  await waitFor(() => expect(callbacks.has('long-animation-frame')).toBe(true));
  shift(2_000, 0.3);
  leave();
  expect(sent.map(({ name, vitals }) => [name, vitals])).toEqual([['team', { cls: 300 }]]);
});
