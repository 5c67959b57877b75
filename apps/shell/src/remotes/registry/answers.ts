import type { NavigationEntry, RemotePreview, RemotesAnswer, ResolvedRemote } from '@taskloom/contracts';

export interface Answered {
  /** `missing`: no source answered and none ever did here. */
  status: 'loading' | 'ready' | 'missing';
  revision: number;
  remotes: readonly ResolvedRemote[];
  navigation: readonly NavigationEntry[];
  /** A preview that this person has not agreed to in this tab. */
  unagreed: RemotePreview | null;
}

/** The registry's answer as this page shows it. */
export interface Answers {
  state: () => Answered;
  onChange: (tell: () => void) => () => void;
  /** Called after each answer of the registry, also when nothing that is shown changes. */
  onAnswer: (tell: () => void) => void;
  take: (answer: RemotesAnswer | null, unagreed?: ResolvedRemote) => void;
  /** What the registry said last, whatever is held on the screen. */
  latest: () => RemotesAnswer | null;
  /**
   * A screen of this remote stands: whatever is activated, its entry stays until the last of its screens is left, so that
   * nothing changes under somebody's hands and no two versions share a page. Returns the way to leave.
   */
  occupy: (remote: ResolvedRemote, version: string) => () => void;
  /** The version of this remote that is on the screen. */
  running: (name: string) => string | undefined;
}

interface Occupant {
  remote: ResolvedRemote;
  version: string;
  screens: number;
}

const LOADING: Answered = { status: 'loading', revision: 0, remotes: [], navigation: [], unagreed: null };

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The new entries, as the old objects where nothing has changed: what is drawn from them is not drawn again. */
const reusing = (before: readonly ResolvedRemote[], remotes: readonly ResolvedRemote[]) =>
  remotes.map((remote) => before.find((old) => same(old, remote)) ?? remote);

export function createAnswers(): Answers {
  let shown = LOADING;
  let latest: RemotesAnswer | null = null;
  let unagreed: RemotePreview | null = null;
  const occupants = new Map<string, Occupant>();
  const listeners = new Set<() => void>();
  const answerListeners = new Set<() => void>();

  const become = (next: Answered): void => {
    shown = next;
    listeners.forEach((tell) => tell());
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
    const navigation = next.flatMap((remote) => remote.navigation).sort((a, b) => a.order - b.order);
    become({ status: 'ready', revision, remotes: next, navigation, unagreed });
  };

  const leave = (occupant: Occupant): void => {
    const { name } = occupant.remote;
    occupant.screens -= 1;
    // The next screen of the same remote arrives in the same moment in which the last one is left.
    setTimeout(() => {
      if (occupant.screens > 0 || occupants.get(name) !== occupant) return;
      occupants.delete(name);
      show();
    });
  };

  return {
    state: () => shown,
    onChange: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    take: (answer, preview) => {
      // A registry that went away takes nothing from the page that it gave before.
      if (!answer) return shown.status === 'ready' ? undefined : become({ ...LOADING, status: 'missing' });
      latest = answer;
      unagreed = preview ? { remote: preview.name, version: preview.version } : null;
      show();
      answerListeners.forEach((tell) => tell());
    },
    onAnswer: (tell) => void answerListeners.add(tell),
    latest: () => latest,
    occupy: (remote, version) => {
      const before = occupants.get(remote.name);
      const occupant = before?.version === version ? before : { remote, version, screens: 0 };
      occupant.screens += 1;
      occupants.set(remote.name, occupant);
      if (occupant !== before) show();
      return () => leave(occupant);
    },
    running: (name) => occupants.get(name)?.version,
  };
}
