import { ConfigService } from '@nestjs/config';
import type { Config } from '../../platform/config/index.js';
import { ApiError, RateStorage } from '../../platform/http/index.js';
import { MemoryRateStorage } from '../../platform/http/rate-limits/memory-rate-storage.js';
import { LoginAttempts } from './login-attempts.js';

const config = new ConfigService<Config, true>({ rates: { loginAccount: 10 } });

describe('delays after wrong passwords', () => {
  let storage: RateStorage;
  let attempts: LoginAttempts;

  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    storage = new MemoryRateStorage();
    attempts = new LoginAttempts(storage, config);
  });
  afterEach(() => jest.useRealTimers());

  /** Seconds to wait; 0 when the password was checked. */
  const guess = async (address = '10.0.0.1'): Promise<number> => {
    try {
      await attempts.begin('ann@example.com', address);
      return 0;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      expect(error.status).toBe(429);
      return error.details.retryAfter ?? -1;
    }
  };
  const wait = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1_000);

  it('begin after ten in 15 minutes, and grow each time', async () => {
    for (let count = 0; count < 10; count++) expect(await guess()).toBe(0);
    for (const seconds of [60, 120, 240, 480, 960, 1_920, 3_600, 3_600]) {
      expect(await guess()).toBe(seconds);
      wait(seconds);
      expect(await guess()).toBe(0);
    }
  });

  it('never begin for nine in 15 minutes', async () => {
    for (let count = 0; count < 9; count++) expect(await guess()).toBe(0);
    wait(15 * 60);
    for (let count = 0; count < 9; count++) expect(await guess()).toBe(0);
  });

  it('block no other address, and end with a correct password', async () => {
    for (let count = 0; count < 20; count++) await guess();
    expect(await guess('10.0.0.2')).toBe(0);
    wait(60);
    const attempt = await attempts.begin('ann@example.com', '10.0.0.1');
    await attempt.succeeded();
    for (let count = 0; count < 10; count++) expect(await guess()).toBe(0);
    expect(await guess()).toBe(60);
  });

  it('last through a flood of requests from other addresses', async () => {
    for (let count = 0; count < 10; count++) expect(await guess()).toBe(0);
    wait(60);
    expect(await guess()).toBe(0);
    expect(await guess()).toBe(120);
    for (let count = 0; count < 120_000; count++) await storage.add(`all:2001:db8:${count}::`, 60_000);
    expect(await guess()).toBe(120);
    expect(await guess('10.0.0.2')).toBe(0);
  });
});
