import { folderOf, type Build } from './build';
import { Fault } from './load-failure';

declare global {
  interface Window {
    /** Integrity hashes by container and file, read when it loads chunks (libs/build/src/chunk-integrity-plugin.mjs). */
    taskloomIntegrity?: Record<string, Readonly<Record<string, string>>>;
  }
}

/** The integrity hash of a file; undefined for a build without hashes (a development server). */
export function sumOf(build: Build, url: string): string | undefined {
  if (!build.integrity) return undefined;
  const sum = build.integrity[url.slice(folderOf(build).length)];
  if (!sum) throw new Fault('integrity', `the registry has no hash of ${url}`);
  return sum;
}

/** Provides the hashes of the remote's chunks and styles before its entry runs. */
export function publishSums(container: string, { integrity }: Build): void {
  if (integrity) window.taskloomIntegrity = { ...window.taskloomIntegrity, [container]: integrity };
}

export const sameSums = (one: Build, other: Build): boolean =>
  one.integrity === other.integrity || JSON.stringify(one.integrity) === JSON.stringify(other.integrity);

/** `crypto.subtle` needs https or localhost; elsewhere the `integrity` of `fetch` and script elements is used. */
export const canHash = (): boolean => 'subtle' in crypto;

/** Throws unless the bytes have this hash. */
export async function verify(bytes: BufferSource, sum: string, url: string): Promise<void> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  const found = `sha384-${btoa(String.fromCharCode(...digest))}`;
  if (found !== sum) throw new Fault('integrity', `${url} has another hash than in the registry: ${found}`);
}
