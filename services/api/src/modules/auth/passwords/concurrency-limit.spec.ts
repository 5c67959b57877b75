import { ConcurrencyLimit } from './concurrency-limit.js';

const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
};

describe('ConcurrencyLimit', () => {
  it('runs a few at once and the others in turn', async () => {
    const limit = new ConcurrencyLimit({ parallel: 2, waiting: 5, whenFull: () => new Error('full') });
    const gates = [gate(), gate(), gate()];
    const started: number[] = [];
    const runs = gates.map(({ opened }, n) =>
      limit.run(() => {
        started.push(n);
        return opened;
      }),
    );
    expect(started).toEqual([0, 1]);
    gates[1]?.open();
    await runs[1];
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2]);
    gates[0]?.open();
    gates[2]?.open();
    await Promise.all(runs);
  });

  it('refuses more than the queue allows, and continues after a failure', async () => {
    const limit = new ConcurrencyLimit({ parallel: 1, waiting: 1, whenFull: () => new Error('full') });
    const first = gate();
    const runs = [
      limit.run(() => first.opened.then(() => Promise.reject(new Error('broken')))),
      limit.run(() => Promise.resolve('second')),
    ];
    await expect(limit.run(() => Promise.resolve('third'))).rejects.toThrow('full');
    first.open();
    await expect(runs[0]).rejects.toThrow('broken');
    await expect(runs[1]).resolves.toBe('second');
    await expect(limit.run(() => Promise.resolve('fourth'))).resolves.toBe('fourth');
  });
});
