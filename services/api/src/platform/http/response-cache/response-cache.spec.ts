import { ConfigService } from '@nestjs/config';
import type { Config } from '../../config/index.js';
import { ResponseCache, type Revised } from './response-cache.js';
import type { Revision } from './revision.js';

const MEGABYTE = 1_048_576;

const create = (responseBytes = MEGABYTE) =>
  new ResponseCache(new ConfigService<Config, true>({ cache: { responseBytes } }));
const at = (revision: Revision, json = `[${String(revision)}]`): Revised => ({ revision, json });
const textOf = ({ body }: { body: Buffer }) => body.toString();

/** A build that the test completes. */
const heldBuild = () => {
  let end: (revised: Revised) => void = () => undefined;
  const build = jest.fn(() => new Promise<Revised>((resolve) => (end = resolve)));
  return { build, end: (revised: Revised) => end(revised) };
};

it('builds once for a revision, and again for the next one of the project or of the people', async () => {
  const cache = create();
  const built: Revision[] = [];
  const request = async (seen: Revision) =>
    textOf(
      await cache.get('k', seen, () => {
        built.push(seen);
        return Promise.resolve(at(seen));
      }),
    );
  const revisions: Revision[] = [
    [1, 1],
    [1, 1],
    [2, 1],
    [2, 2],
    [2, 2],
  ];
  const answers: string[] = [];
  for (const revision of revisions) answers.push(await request(revision));
  expect(answers).toEqual(['[1,1]', '[1,1]', '[2,1]', '[2,2]', '[2,2]']);
  expect(built).toEqual([
    [1, 1],
    [2, 1],
    [2, 2],
  ]);
});

it('shares one build between concurrent requests', async () => {
  const cache = create();
  const { build, end } = heldBuild();
  const answers = Promise.all([1, 2, 3].map(() => cache.get('k', [1, 0], build)));
  await Promise.resolve();
  end(at([1, 0]));
  expect(new Set(await answers).size).toBe(1);
  expect(build).toHaveBeenCalledTimes(1);
});

it('builds again when the running build has started before the change that a request has seen', async () => {
  const cache = create();
  const [before, after] = [heldBuild(), heldBuild()];
  const first = cache.get('k', [1, 0], before.build);
  await Promise.resolve();
  const later = [cache.get('k', [2, 0], after.build), cache.get('k', [2, 0], after.build)];
  before.end(at([1, 0]));
  expect(textOf(await first)).toBe('[1,0]');
  await Promise.resolve();
  after.end(at([2, 0]));
  expect((await Promise.all(later)).map(textOf)).toEqual(['[2,0]', '[2,0]']);
  expect(after.build).toHaveBeenCalledTimes(1);
});

it('serves a response that is newer than the revision that a request has seen', async () => {
  const cache = create();
  cache.add('k', at([5, 1]));
  expect(cache.find('k', [4, 1])?.revision).toEqual([5, 1]);
});

it('keeps the newer response when an older build ends late', () => {
  const cache = create();
  cache.add('k', at([5, 1]));
  cache.add('k', at([4, 1]));
  expect(cache.find('k', [4, 1])?.revision).toEqual([5, 1]);
});

it('caches neither a failure nor a response without a revision', async () => {
  const cache = create();
  const build = jest.fn<Promise<Revised>, []>();
  build.mockRejectedValueOnce(new Error('away'));
  await expect(cache.get('k', [1, 0], build)).rejects.toThrow('away');
  build.mockResolvedValue({ json: '[]', revision: null });
  await cache.get('k', [1, 0], build);
  await cache.get('k', [1, 0], build);
  expect(build).toHaveBeenCalledTimes(3);
});

it('keeps within its limit, evicts the least recently used, and never stores a response above the limit', () => {
  const cache = create(10_000);
  const large = (revision: Revision, bytes: number) => at(revision, 'x'.repeat(bytes));
  cache.add('a', large([1, 0], 3_000));
  cache.add('b', large([1, 0], 3_000));
  cache.find('a', [1, 0]);
  cache.add('c', large([1, 0], 3_000));
  cache.add('d', large([1, 0], 20_000));
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key, [1, 0]))).toEqual(['a', 'c']);
});
