import { satisfies } from 'compare-versions';
import client from '@taskloom/client/package.json';
import contracts from '@taskloom/contracts/package.json';
import ui from '@taskloom/ui/package.json';
import type { ProvidedLibrary, RemoteRequirements } from '@taskloom/contracts';
import shell from '../../../package.json';

type Provider = ProvidedLibrary | 'shell';

/** The versions of the shell and of its shared libraries. */
export const PROVIDED: Readonly<Record<Provider, string>> = {
  contracts: contracts.version,
  client: client.version,
  ui: ui.version,
  shell: shell.version,
};

/** The capabilities of the API (`GET /meta`); null while they are unknown, which refuses no remote. */
export type Capabilities = readonly string[] | null;

export interface Mismatch {
  provider: Provider | 'api';
  needs: string;
  has: string;
}

/** Whether a version is in a range; an invalid range contains none. */
export const fits = (version: string, range: string): boolean => {
  try {
    return satisfies(version, range);
  } catch {
    return false;
  }
};

/** The first unmet requirement of a build; null when it is compatible. Checked before any of its code runs. */
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
