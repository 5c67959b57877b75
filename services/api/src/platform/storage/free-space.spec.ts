import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigService } from '@nestjs/config';
import type { Config } from '../config/index.js';
import { FreeSpace } from './free-space.js';

const MEGABYTE = 1_048_576;
const folder = mkdtempSync(join(tmpdir(), 'taskloom-space-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const config = new ConfigService<Config, true>({
  storage: { dataDirectory: folder, diskReserve: 10 * MEGABYTE },
});

/** A disk with a given number of free megabytes. */
class Disk extends FreeSpace {
  constructor(private readonly megabytes: number) {
    super(config);
  }

  override bytes(): Promise<number> {
    return Promise.resolve(this.megabytes * MEGABYTE);
  }
}

const done = () => Promise.resolve('done');

describe('FreeSpace', () => {
  it('lets work use the free space beyond the reserve, and no byte more', async () => {
    await expect(new Disk(12).during(folder, 2 * MEGABYTE, done)).resolves.toBe('done');
    const work = jest.fn(done);
    await expect(new Disk(12).during(folder, 2 * MEGABYTE + 1, work)).rejects.toMatchObject({ status: 507 });
    expect(work).not.toHaveBeenCalled();
  });

  it('counts concurrent writes, and releases them afterwards', async () => {
    const disk = new Disk(12);
    let finish: (value: string) => void = () => undefined;
    const first = disk.during(
      folder,
      2 * MEGABYTE,
      () => new Promise<string>((resolve) => (finish = resolve)),
    );
    await expect(disk.during(folder, 1, done)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    finish('written');
    await expect(first).resolves.toBe('written');
    await expect(disk.during(folder, 2 * MEGABYTE, done)).resolves.toBe('done');
    const failing = disk.during(folder, 2 * MEGABYTE, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    await expect(disk.during(folder, 2 * MEGABYTE, done)).resolves.toBe('done');
  });

  it('finds the disk of a folder that does not exist yet', async () => {
    expect(await new FreeSpace(config).bytes(join(folder, 'new', 'spool'))).toBeGreaterThan(0);
  });
});
