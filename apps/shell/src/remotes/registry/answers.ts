import {
  createObservable,
  type RemotePreview,
  type RemotesAnswer,
  type ResolvedRemote,
} from '@taskloom/contracts';
import { navigationOf, type ShownEntry } from './navigation';

export interface Answered {
  /** `missing`: no source responds and no response is stored. */
  status: 'loading' | 'ready' | 'missing';
  revision: number;
  remotes: readonly ResolvedRemote[];
  navigation: readonly ShownEntry[];
  /** A preview that this person has not agreed to in this tab. */
  unagreed: RemotePreview | null;
}

/** The registry's response as this page shows it. */
export interface Answers {
  state: () => Answered;
  onChange: (listener: () => void) => () => void;
  /** Called after each response of the registry, even if the displayed state does not change. */
  onAnswer: (listener: () => void) => () => void;
  take: (answer: RemotesAnswer | null, unagreed?: ResolvedRemote) => void;
  /** The registry's last response, without the entries that open screens hold back. */
  latest: () => RemotesAnswer | null;
  /**
   * Marks a screen of this remote as open. Its entry does not change until its last screen is left, so that nothing changes during
   * use and no two versions run on one page. Returns a function that marks it as left.
   */
  occupy: (remote: ResolvedRemote, version: string) => () => void;
  /** The entry for a screen that opens now: the registry's newest, unless another screen of this remote is open. */
  entryFor: (remote: ResolvedRemote) => ResolvedRemote;
  /** The version of this remote with an open screen. */
  running: (name: string) => string | undefined;
}

interface Occupant {
  remote: ResolvedRemote;
  version: string;
  screens: number;
}

const LOADING: Answered = { status: 'loading', revision: 0, remotes: [], navigation: [], unagreed: null };

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Keeps the identity of unchanged entries, so that they don't render again. */
const reusing = (before: readonly ResolvedRemote[], remotes: readonly ResolvedRemote[]) =>
  remotes.map((remote) => before.find((old) => same(old, remote)) ?? remote);

export function createAnswers(): Answers {
  let shown = LOADING;
  let latest: RemotesAnswer | null = null;
  let unagreed: RemotePreview | null = null;
  const occupants = new Map<string, Occupant>();
  const changes = createObservable();
  const answered = createObservable();

  const setShown = (next: Answered): void => {
    shown = next;
    changes.notify();
  };

  const show = (): void => {
    if (!latest) return;
    const { revision, remotes } = latest;
    const held = [...occupants.values()].map(({ remote }) => remote);
    const current = remotes.map((remote) => held.find(({ name }) => name === remote.name) ?? remote);
    const gone = held.filter(({ name }) => !remotes.some((remote) => remote.name === name));
    const next = reusing(shown.remotes, [...current, ...gone]);
    const unchanged =
      shown.status === 'ready' &&
      shown.revision === revision &&
      same(shown.unagreed, unagreed) &&
      next.length === shown.remotes.length &&
      next.every((remote, index) => remote === shown.remotes[index]);
    if (unchanged) return;
    setShown({ status: 'ready', revision, remotes: next, navigation: navigationOf(next), unagreed });
  };

  /** The version with open screens; none between the end of the last screen and the next one. */
  const openScreens = (name: string): Occupant | undefined => {
    const occupant = occupants.get(name);
    return occupant && occupant.screens > 0 ? occupant : undefined;
  };

  const leave = (occupant: Occupant): void => {
    const { name } = occupant.remote;
    occupant.screens -= 1;
    // When one screen of a remote follows another, the next one is marked right after this one is left.
    setTimeout(() => {
      if (occupant.screens > 0 || occupants.get(name) !== occupant) return;
      occupants.delete(name);
      show();
    });
  };

  return {
    state: () => shown,
    onChange: changes.subscribe,
    take: (answer, preview) => {
      // Without a response, the page keeps the last one.
      if (!answer) return shown.status === 'ready' ? undefined : setShown({ ...LOADING, status: 'missing' });
      latest = answer;
      unagreed = preview ? { remote: preview.name, version: preview.version } : null;
      show();
      answered.notify();
    },
    onAnswer: answered.subscribe,
    latest: () => latest,
    occupy: (remote, version) => {
      const before = occupants.get(remote.name);
      const occupant = before?.version === version ? before : { remote, version, screens: 0 };
      occupant.screens += 1;
      occupants.set(remote.name, occupant);
      if (occupant !== before) show();
      return () => leave(occupant);
    },
    entryFor: (remote) => {
      const { name } = remote;
      const source = openScreens(name) ? shown.remotes : latest?.remotes;
      return source?.find((entry) => entry.name === name) ?? remote;
    },
    running: (name) => openScreens(name)?.version,
  };
}
