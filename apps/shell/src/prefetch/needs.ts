import type { RemotesAnswer, ResolvedRemote } from '@taskloom/contracts';

/** What the screen at an address cannot be drawn without. */
export interface Needs {
  files: { url: string; integrity?: string }[];
  /** Paths below the API's base. */
  calls: string[];
}

const NOTHING: Needs = { files: [], calls: [] };

const parts = (path: string): string[] => path.split('/').filter(Boolean);

/** What each parameter of the pattern stands for in this path; null when the path is none of its. */
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

/** What the remote that claims this path says that its screen needs; nothing when none claims it, or it says nothing. */
export function needsOf({ remotes }: RemotesAnswer, pathname: string): Needs {
  for (const remote of remotes) {
    for (const { path, asks = [], files = [] } of remote.routes) {
      const parameters = parametersOf(path, pathname);
      if (!parameters) continue;
      const filled = (call: string) => call.replace(/:\w+/g, (name) => parameters[name] ?? name);
      return { files: files.map((file) => fileOf(remote, file)), calls: asks.map(filled) };
    }
  }
  return NOTHING;
}
