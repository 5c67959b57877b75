import { aBrowserOf } from '../commands/people.js';
import { expect, given, test } from '../commands/test.js';
import { scaled } from '../installation/limits.js';
import { Deployer } from './deployer.js';
import { Worker } from './worker.js';

const isLong = process.env['TEST_LEVEL'] === 'long';
const [DEPLOYS, PEOPLE] = isLong ? [100, 20] : [2, 2];

// Tracing twenty pages would need more CPU than the pages themselves.
test.use({ trace: 'off' });

const title = `${DEPLOYS} deployments under ${PEOPLE} people: no failed file, no mixed version, no error, no lost input`;
test(title, { tag: isLong ? '@long' : [] }, async ({ browser }) => {
  test.setTimeout(scaled(120_000 + DEPLOYS * 30_000));
  const deployers = [await Deployer.of('calendar'), await Deployer.of('projects')] as const;
  const workers: Worker[] = [];
  // One after another: when all browsers start at once on few cores, loading exceeds the shell's timeout for
  // a remote.
  for (let index = 1; index <= PEOPLE; index += 1) {
    const { page } = await aBrowserOf(browser, await given.user(`Person ${index}`));
    const worker = await Worker.of(page);
    await worker.arrive();
    workers.push(worker);
  }
  let deployed = 0;
  const isOver = (): boolean => deployed === DEPLOYS;
  const allWait = (): boolean => workers.every(({ waits }) => waits);
  const deploy = async (): Promise<void> => {
    for (let count = 1; count <= DEPLOYS; count += 1) {
      const deployer = deployers[count % 2 === 0 ? 0 : 1];
      // Versions of an earlier attempt stay published.
      const version = `3.${test.info().retry}.${count}`;
      await deployer.deploy(version);
      deployed = count;
      if (isOver()) return;
      await expect
        .poll(() => workers.some((each) => each.hasEntered(deployer.name, version)) || allWait(), {
          timeout: 0,
        })
        .toBe(true);
    }
  };
  await Promise.all([deploy(), ...workers.map((worker) => worker.work(() => deployed, isOver))]);
  test.info().annotations.push({
    type: 'loads',
    description: JSON.stringify(workers.map(({ code }) => code.loads())),
  });
  expect(workers.flatMap(({ faults }) => faults)).toEqual([]);
  expect(workers.flatMap(({ code }) => code.faults())).toEqual([]);
  expect(Math.min(...workers.map(({ code }) => code.seen()))).toBeGreaterThan(0);
  expect(Math.min(...workers.map(({ kept }) => kept))).toBeGreaterThan(0);
  await Promise.all(workers.map((worker) => worker.leave()));
});
