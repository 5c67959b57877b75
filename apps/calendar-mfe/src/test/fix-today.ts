/** Everything but the date stays real: screens are waited for, not stepped through. */
const REAL = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
  'performance',
  'hrtime',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

/** It is noon of this day (`YYYY-MM-DD`), whenever the test runs. */
export function fixToday(day: string): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(`${day}T12:00:00`), doNotFake: [...REAL] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
