import { satisfies } from 'compare-versions';
import client from '@taskloom/client/package.json';
import contracts from '@taskloom/contracts/package.json';
import ui from '@taskloom/ui/package.json';
import type { ProvidedLibrary, RemoteRequirements } from '@taskloom/contracts';
import shell from '../../../package.json';

type Provider = ProvidedLibrary | 'shell';

/** What this page provides: the shell, and the shared libraries that it was built with. */
export const PROVIDED: Readonly<Record<Provider, string>> = {
  contracts: contracts.version,
  client: client.version,
  ui: ui.version,
  shell: shell.version,
};

/** What the API can do (`GET /meta`); null while nobody knows, and then nobody is refused for it. */
export type Capabilities = readonly string[] | null;

export interface Mismatch {
  provider: Provider | 'api';
  needs: string;
  has: string;
}

const fits = (version: string, range: string): boolean => {
  try {
    return satisfies(version, range);
  } catch {
    // No range at all: nobody can tell what it needs.
    return false;
  }
};

/** The first thing without which this build does not run here; null when it fits. Asked before any of its code runs. */
export function mismatchOf(
  { requires }: { requires: RemoteRequirements },
  capabilities: Capabilities = null,
  provided: Readonly<Record<Provider, string>> = PROVIDED,
): Mismatch | null {
  const ranges: [Provider, string | undefined][] = [
    ['contracts', requires.contracts],
    ['client', requires.client],
    ['ui', requires.ui],
    ['shell', requires.shell],
  ];
  for (const [provider, needs] of ranges) {
    if (needs === undefined || fits(provided[provider], needs)) continue;
    return { provider, needs, has: provided[provider] };
  }
  const missing = capabilities && requires.api?.find((name) => !capabilities.includes(name));
  return missing ? { provider: 'api', needs: missing, has: capabilities.join(', ') } : null;
}
