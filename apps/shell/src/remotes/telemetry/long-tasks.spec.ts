import { observeLongTasks, type LongTask } from './long-tasks';

type Callback = (list: { getEntries: () => unknown[] }) => void;

/** A browser that supports these kinds of entries. */
function aBrowser(...supported: string[]) {
  const observers: { callback: Callback; type?: string }[] = [];
  class Observer {
    static readonly supportedEntryTypes = supported;
    constructor(private readonly callback: Callback) {}
    observe({ type }: { type: string }): void {
      observers.push({ callback: this.callback, type });
    }
  }
  Object.assign(window, { PerformanceObserver: Observer });
  return observers;
}

afterEach(() => Reflect.deleteProperty(window, 'PerformanceObserver'));

it('passes on the scripts of a long frame that took 200 ms or more, with their files', () => {
  const observers = aBrowser('long-animation-frame');
  const tasks: LongTask[] = [];
  observeLongTasks((task) => tasks.push(task));
  const scripts = [
    { sourceURL: 'http://localhost/r/reports/1.0.0/a.js', duration: 200 },
    { sourceURL: 'http://localhost/r/reports/1.0.0/b.js', duration: 199 },
    { sourceURL: 4, duration: 900 },
  ];
  observers[0]?.callback({ getEntries: () => [{ scripts }, { scripts: 'none' }, null] });
  expect(observers[0]?.type).toBe('long-animation-frame');
  expect(tasks).toEqual([{ url: 'http://localhost/r/reports/1.0.0/a.js', durationMs: 200 }]);
});

it('observes nothing in a browser without such entries', () => {
  const observers = aBrowser('longtask');
  observeLongTasks(() => {});
  expect(observers).toEqual([]);
});
