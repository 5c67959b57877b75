import { satisfies } from 'compare-versions';
import client from '@taskloom/client/package.json';
import contracts from '@taskloom/contracts/package.json';
import ui from '@taskloom/ui/package.json';
import type { ResolvedRemote } from '@taskloom/contracts';

export type Library = keyof ResolvedRemote['requires'];

/** The versions of the shared libraries that this shell was built with and provides. */
export const PROVIDED: Readonly<Record<Library, string>> = {
  contracts: contracts.version,
  client: client.version,
  ui: ui.version,
};

export interface Mismatch {
  library: Library;
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

/** The first library without which this remote does not run here; null when it fits. Asked before any of its code runs. */
export function mismatchOf(
  { requires }: Pick<ResolvedRemote, 'requires'>,
  provided: Readonly<Record<Library, string>> = PROVIDED,
): Mismatch | null {
  const libraries: Library[] = ['contracts', 'client', 'ui'];
  const library = libraries.find((name) => !fits(provided[name], requires[name]));
  return library ? { library, needs: requires[library], has: provided[library] } : null;
}
