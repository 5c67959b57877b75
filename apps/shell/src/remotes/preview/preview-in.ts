import type { RemotePreview } from '@taskloom/contracts';

/** Parameter of the page's address. */
export const PARAMETER = 'mfe';
const REQUESTED = /^([a-z][a-z0-9-]*)@([0-9A-Za-z.+-]+)$/;

/** Parses `?mfe=calendar@1.4.0-pr.12`: a remote and one of its published versions, never a URL. */
export function previewIn(search: string): RemotePreview | null {
  const [, remote, version] = REQUESTED.exec(new URLSearchParams(search).get(PARAMETER) ?? '') ?? [];
  return remote && version ? { remote, version } : null;
}
