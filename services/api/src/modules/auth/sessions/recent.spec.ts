import { Recent } from './recent.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const inASecond = (value: string) => () => ({ value, until: Date.now() + 1_000 });

describe('Recent', () => {
  it('computes a value once and keeps it until it expires', () => {
    const recent = new Recent<string>();
    const make = jest.fn(inASecond('first'));
    expect([recent.get('k', make), recent.get('k', make)]).toEqual(['first', 'first']);
    expect(make).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_000);
    expect(recent.get('k', inASecond('second'))).toBe('second');
  });

  it('evicts the oldest entries beyond its limit', () => {
    const recent = new Recent<string>();
    for (let n = 0; n <= 10_000; n++) recent.get(`k${n}`, inASecond('old'));
    expect(recent.get('k0', inASecond('new'))).toBe('new');
    expect(recent.get('k10000', inASecond('new'))).toBe('old');
  });
});
