/** Only the date is fake: timers stay real, because the tests wait for the screen. */
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

/**
 * Sets the clock to noon of this day (`YYYY-MM-DD`).
 * @example
 * fixToday('2026-11-23');
 */
export function fixToday(day: string): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(`${day}T12:00:00`), doNotFake: [...REAL] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
