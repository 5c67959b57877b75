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

  const isOpen = async (storage: MemoryRateStorage, key: string) => (await storage.look(key)).hits > 0;

  it('drops windows under a flood of keys instead of growing without bound', async () => {
    const storage = new MemoryRateStorage();
    const keys = Array.from({ length: 120_000 }, (_, n) => `k${n}`);
    for (const key of keys) await storage.add(key, 60_000);
    const open = await Promise.all(keys.map((key) => isOpen(storage, key)));
    expect(open.filter(Boolean).length).toBeLessThanOrEqual(50_000);
    expect(await storage.look('k0')).toEqual({ hits: 0, seconds: 0 });
    expect(await storage.look('k119999')).toEqual({ hits: 1, seconds: 60 });
  });

  it('keeps a long delay under a flood of shorter windows, and ends it with its own time', async () => {
    const storage = new MemoryRateStorage();
    await storage.add('delay', 3_600_000);
    await storage.add('soon', 30_000);
    for (let n = 0; n < 200_000; n++) {
      if (n % 50_000 === 0) jest.advanceTimersByTime(5_000);
      await storage.add(`k${n}`, 60_000);
    }
    expect(await storage.look('delay')).toEqual({ hits: 1, seconds: 3_580 });
    expect(await isOpen(storage, 'soon')).toBe(false);
    jest.advanceTimersByTime(3_580_000);
    expect(await isOpen(storage, 'delay')).toBe(false);
  });
});
