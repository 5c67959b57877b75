import { compareVersions } from 'compare-versions';
import { createObservable, type RemotesAnswer } from '@taskloom/contracts';
import { folderOf, keyOf, type Build } from '../loading/build';
import type { Loaders } from '../loading/loaders';
import type { Answers } from '../registry/answers';
import { setStyles } from './styles';

/** Builds whose code has run in this page and that were rolled back or revoked since. */
export interface WithdrawnBuilds {
  /** The same array until it changes. */
  list: () => readonly Build[];
  onChange: (listener: () => void) => () => void;
}

interface Setting {
  answers: Pick<Answers, 'latest' | 'onAnswer'>;
  loaders: Pick<Loaders, 'run'>;
}

/** The files of a revoked build return 410. */
async function isRevoked({ manifest }: Build): Promise<boolean> {
  try {
    return (await fetch(manifest, { method: 'HEAD', cache: 'no-store' })).status === 410;
  } catch {
    return false;
  }
}

/** An older live version means a rollback; a newer one is an upgrade, which does not affect open screens. */
async function isWithdrawn(build: Build, { remotes }: RemotesAnswer): Promise<boolean> {
  const remote = remotes.find(({ name }) => name === build.name);
  if (!remote) return isRevoked(build);
  const order = compareVersions(remote.version, build.version);
  if (order === 0) return remote.revoked !== undefined;
  return order < 0 || isRevoked(build);
}

/**
 * Checks at every new revision of the registry which of the builds that have run here are withdrawn. Their styles are disabled at once;
 * other effects of their code stay until a reload.
 */
export function createWithdrawnBuilds({ answers, loaders }: Setting): WithdrawnBuilds {
  let withdrawn: readonly Build[] = [];
  let revision: number | null = null;
  const changes = createObservable();

  const check = async (): Promise<void> => {
    const latest = answers.latest();
    // With the same revision nothing was activated. The static copy may only lack remotes of this person.
    if (!latest || latest.revision === revision) return;
    const isFirst = revision === null;
    revision = latest.revision;
    if (isFirst) return;
    const run = loaders.run();
    const verdicts = await Promise.all(run.map((build) => isWithdrawn(build, latest)));
    if (answers.latest()?.revision !== latest.revision) return;
    const next = run.filter((_build, index) => verdicts[index]);
    for (const build of run) setStyles(folderOf(build), !next.includes(build));
    if (next.map(keyOf).join() === withdrawn.map(keyOf).join()) return;
    withdrawn = next;
    changes.notify();
  };
  answers.onAnswer(() => void check());

  return {
    list: () => withdrawn,
    onChange: changes.subscribe,
  };
}
