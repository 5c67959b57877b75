import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RemotesAnswer } from '@taskloom/contracts';
import { isThereFor, presentResolved, type Asker } from './resolved-remote.presenter.js';
import {
  SnapshotRepository,
  type Snapshot,
  type SnapshotRemote,
  type SnapshotVersion,
} from './snapshot.repository.js';

export interface Resolved {
  etag: string;
  /** The response body, JSON. */
  text: string;
}

/** The version that a person previews, by the remote's name. */
export type Previews = Readonly<Record<string, string>>;

/** The caller; undefined for the static copy. */
export interface Asking extends Omit<Asker, 'previews'> {
  previews?: Previews;
}

/**
 * Serves the shell's first request. Many people share the same response, so each one is built once per revision.
 */
@Injectable()
export class ResolveService {
  private readonly made = new WeakMap<Snapshot, Map<string, Resolved>>();

  constructor(private readonly snapshots: SnapshotRepository) {}

  async resolve({ previews = {}, ...who }: Asking = {}): Promise<Resolved> {
    const snapshot = await this.snapshots.current();
    const asker: Asker = { ...who, previews: await this.versionsOf(previews) };
    const remotes = withUnreleased(snapshot.remotes, asker)
      .map((remote) => presentResolved(remote, asker))
      .filter((remote) => isThereFor(remote, asker));
    const kind = remotes.map(({ name, version, audience }) => `${name}@${version}:${audience}`).join();
    const known = this.made.get(snapshot) ?? new Map<string, Resolved>();
    this.made.set(snapshot, known);
    const answer = known.get(kind) ?? inJson({ revision: snapshot.revision, remotes });
    known.set(kind, answer);
    return answer;
  }

  private async versionsOf(previews: Previews): Promise<ReadonlyMap<string, SnapshotVersion>> {
    const found = new Map<string, SnapshotVersion>();
    for (const [name, version] of Object.entries(previews)) {
      const asked = await this.snapshots.version(name, version);
      if (asked) found.set(name, asked);
    }
    return found;
  }
}

/** A remote without a live version can be previewed too. */
const withUnreleased = (released: SnapshotRemote[], { previews }: Asker): SnapshotRemote[] => {
  const others = [...previews].filter(([name]) => released.every((remote) => remote.name !== name));
  return [...released, ...others.map(([name, live]) => ({ name, live, before: null, canary: null }))];
};

const inJson = (answer: RemotesAnswer): Resolved => {
  const text = JSON.stringify(answer);
  // Weak: a proxy may compress it.
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
};
