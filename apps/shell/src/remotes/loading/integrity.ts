import { folderOf, type Build } from './build';
import { Fault } from './load-failure';

declare global {
  interface Window {
    /** What the files of each container must be; its late chunks read it (tools/webpack/chunk-integrity-plugin.mjs). */
    taskloomIntegrity?: Record<string, Readonly<Record<string, string>>>;
  }
}

/** What the registry says a file must be; undefined when it says nothing of this build (a development server). */
export function sumOf(build: Build, url: string): string | undefined {
  if (!build.integrity) return undefined;
  const sum = build.integrity[url.slice(folderOf(build).length)];
  if (!sum) throw new Fault('integrity', `the registry knows no ${url}`);
  return sum;
}

/** For the remote's late scripts and styles, before its entry runs. */
export function publishSums(container: string, { integrity }: Build): void {
  if (integrity) window.taskloomIntegrity = { ...window.taskloomIntegrity, [container]: integrity };
}

export const sameSums = (one: Build, other: Build): boolean =>
  one.integrity === other.integrity || JSON.stringify(one.integrity) === JSON.stringify(other.integrity);

/** Only pages from https or localhost may compute one; elsewhere `fetch` and script elements check by themselves. */
export const canHash = (): boolean => 'subtle' in crypto;

/** Throws unless these bytes have this sum. */
export async function verify(bytes: BufferSource, sum: string, url: string): Promise<void> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  const found = `sha384-${btoa(String.fromCharCode(...digest))}`;
  if (found !== sum) throw new Fault('integrity', `${url} is not what the registry says: ${found}`);
}
