import { folderOf, keyOf, type Build } from '../loading/build';

/** An error that nobody caught, out of the files of one build. */
interface StrayError {
  build: Build;
  message: string;
}

export interface Attribution {
  /** Errors whose files lie in this build's folder are its own from now on. */
  know: (build: Build) => void;
  /** Whose error this is, by the first of its stack's files that belongs to a build; null when it is the shell's. */
  ownerOf: (error: unknown, file?: string) => Build | null;
  /** A listener that answers true takes the error as its own. */
  onStray: (listener: (stray: StrayError) => boolean) => () => void;
  /** Called for each error that no listener has taken. */
  onUnclaimed: (listener: (stray: StrayError) => void) => void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Knows whose mistake an error is: every build has a folder of its own, and every file of a stack has a URL. */
export function createAttribution(page: Pick<Window, 'addEventListener'> = window): Attribution {
  const builds = new Map<string, Build>();
  const listeners = new Set<(stray: StrayError) => boolean>();
  const rest = new Set<(stray: StrayError) => void>();

  const ownerOf = (error: unknown, file = ''): Build | null => {
    const trace = `${error instanceof Error ? error.stack : ''}\n${file}`;
    const found = [...builds.values()]
      .map((build) => ({ build, at: trace.indexOf(folderOf(build)) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    return found[0]?.build ?? null;
  };

  const tell = (error: unknown, file?: string): void => {
    const build = ownerOf(error, file);
    if (!build) return;
    const stray = { build, message: messageOf(error) };
    const claims = [...listeners].map((listener) => listener(stray));
    if (!claims.includes(true)) rest.forEach((listener) => listener(stray));
  };
  page.addEventListener('error', ({ error, message, filename }) => tell(error ?? message, filename));
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason));

  return {
    know: (build) => void builds.set(keyOf(build), build),
    ownerOf,
    onStray: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onUnclaimed: (listener) => void rest.add(listener),
  };
}
