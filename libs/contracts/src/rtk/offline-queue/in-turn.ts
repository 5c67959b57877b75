const latest = new Map<string, Promise<unknown>>();

/** A request that hangs holds up later ones only for so long. */
const MOST_MS = 10_000;

const ended = (work: Promise<unknown> | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (!work) return resolve();
    const timer = setTimeout(resolve, MOST_MS);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(done, done);
  });

/** Runs work for the same address one after another, so that several quick writes arrive in order. */
export const inTurn = async <Result>(address: string, work: () => Promise<Result>): Promise<Result> => {
  const mine = ended(latest.get(address)).then(work);
  latest.set(address, mine);
  try {
    return await mine;
  } finally {
    if (latest.get(address) === mine) latest.delete(address);
  }
};
