import type { RemotesAnswer, ResolvedRemote } from '@taskloom/contracts';

/** The files and calls that a screen needs to render. */
export interface Needs {
  files: { url: string; integrity?: string }[];
  /** Paths below the API's base. */
  calls: string[];
}

const NOTHING: Needs = { files: [], calls: [] };

const parts = (path: string): string[] => path.split('/').filter(Boolean);

/** The values of a pattern's parameters in a path; null when the path does not match. */
function parametersOf(pattern: string, pathname: string): Record<string, string> | null {
  const [names, values] = [parts(pattern), parts(pathname)];
  if (names.length !== values.length) return null;
  const found: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const value = values[at] ?? '';
    if (name.startsWith(':')) found[name] = value;
    else if (name !== value) return null;
  }
  return found;
}

const fileOf = ({ manifest, integrity }: ResolvedRemote, path: string) => ({
  url: new URL(path, new URL(manifest, window.location.href)).href,
  integrity: integrity?.[path],
});

/** The files and calls of the first route that matches the path; none without a match. */
export function needsOf({ remotes }: RemotesAnswer, pathname: string): Needs {
  for (const remote of remotes) {
    for (const { path, asks = [], prefetch = asks, files = [] } of remote.routes) {
      const parameters = parametersOf(path, pathname);
      if (!parameters) continue;
      const filled = (call: string) => call.replace(/:\w+/g, (name) => parameters[name] ?? name);
      return { files: files.map((file) => fileOf(remote, file)), calls: prefetch.map(filled) };
    }
  }
  return NOTHING;
}
