import { API_BASE, isRecord, PUBLIC_CACHES } from '@taskloom/contracts';

/** Files of builds and the page, which a sign-out keeps. */
export const FILES = `${PUBLIC_CACHES}files`;
export const PAGE = `${PUBLIC_CACHES}page`;

/** The responses to these requests are kept for a start without a connection; changes since a revision are of no use there. */
const KEPT = new RegExp(`^${API_BASE}/(projects|team|notifications|work)(/|$)(?!.*/(changes|storage)$)`);

export const isKept = (pathname: string): boolean => KEPT.test(pathname);

/** Immutable files. A manifest is requested each time, because the server returns 410 once its build is revoked. */
export const isFile = (pathname: string): boolean =>
  /^\/(assets|r)\//.test(pathname) && !pathname.endsWith('/mf-manifest.json');

export const isManifest = (pathname: string): boolean => /^\/r\/.*\/mf-manifest\.json$/.test(pathname);

/** A message to the worker: keep these files too, besides the shell's own. */
export interface KeepFiles {
  type: 'keep-files';
  urls: string[];
}

export const isKeepFiles = (data: unknown): data is KeepFiles =>
  isRecord(data) && data.type === 'keep-files' && Array.isArray(data.urls);
