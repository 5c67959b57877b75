import { observeLongTasks, type LongTask } from './long-tasks';

type Tell = (list: { getEntries: () => unknown[] }) => void;

/** A browser that supports these kinds of entries. */
function aBrowser(...supported: string[]) {
  const observers: { tell: Tell; type?: string }[] = [];
  class Observer {
    static readonly supportedEntryTypes = supported;
    constructor(private readonly tell: Tell) {}
    observe({ type }: { type: string }): void {
      observers.push({ tell: this.tell, type });
    }
  }
  Object.assign(window, { PerformanceObserver: Observer });
  return observers;
}

afterEach(() => Reflect.deleteProperty(window, 'PerformanceObserver'));

it('hands over the scripts of a long frame that took 200 ms or more, with their files', () => {
  const observers = aBrowser('long-animation-frame');
  const tasks: LongTask[] = [];
  observeLongTasks((task) => tasks.push(task));
  const scripts = [
    { sourceURL: 'http://localhost/r/reports/1.0.0/a.js', duration: 200 },
    { sourceURL: 'http://localhost/r/reports/1.0.0/b.js', duration: 199 },
    { sourceURL: 4, duration: 900 },
  ];
  observers[0]?.tell({ getEntries: () => [{ scripts }, { scripts: 'none' }, null] });
  expect(observers[0]?.type).toBe('long-animation-frame');
  expect(tasks).toEqual([{ url: 'http://localhost/r/reports/1.0.0/a.js', durationMs: 200 }]);
});

it('observes nothing in a browser that has no such entries', () => {
  const observers = aBrowser('longtask');
  observeLongTasks(() => {});
  expect(observers).toEqual([]);
});
