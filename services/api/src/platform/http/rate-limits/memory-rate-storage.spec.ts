import { MemoryRateStorage } from './memory-rate-storage.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('MemoryRateStorage', () => {
  it('blocks requests above the limit until the window ends', async () => {
    const storage = new MemoryRateStorage();
    const hit = () => storage.increment('k', 1_000, 2);
    expect([await hit(), await hit()].map(({ isBlocked }) => isBlocked)).toEqual([false, false]);
    expect(await hit()).toEqual({ totalHits: 3, isBlocked: true, timeToExpire: 1, timeToBlockExpire: 1 });
    jest.advanceTimersByTime(1_001);
    expect(await hit()).toMatchObject({ totalHits: 1, isBlocked: false });
  });

  it('counts each key separately, and removes hits', async () => {
    const storage = new MemoryRateStorage();
    await storage.add('a', 1_000);
    await storage.add('b', 1_000);
    await storage.takeBack('a');
    const hits = async (key: string) => (await storage.look(key)).hits;
    expect([await hits('a'), await hits('b'), await hits('c')]).toEqual([0, 1, 0]);
    await storage.forget('b');
    expect(await storage.look('b')).toEqual({ hits: 0, seconds: 0 });
  });

  it('drops windows under a flood of keys instead of growing without bound', async () => {
    const storage = new MemoryRateStorage();
    for (let n = 0; n < 60_000; n++) await storage.add(`k${n}`, 60_000);
    expect(await storage.look('k0')).toEqual({ hits: 0, seconds: 0 });
    expect(await storage.look('k59999')).toEqual({ hits: 1, seconds: 60 });
  });
});
