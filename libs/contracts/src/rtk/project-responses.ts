import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { PROJECT_REVISION_HEADER } from '../realtime.js';

export interface ProjectResponse {
  projectId: string;
  url: string;
  /** Null from a server of an earlier release. */
  revision: number | null;
}

type Listener = (response: ProjectResponse) => void;

let listener: Listener | undefined;
/** Responses before there is a listener: the first screen is loaded before the code that follows changes. */
let early: ProjectResponse[] = [];
const MOST_EARLY = 100;

/** Calls `handler` for every response to a query of a project, just before it is in the cache. Returns what ends it. */
export const onProjectResponse = (handler: Listener): (() => void) => {
  listener = handler;
  early.forEach(handler);
  early = [];
  return () => {
    if (listener === handler) listener = undefined;
  };
};

const PROJECT_ID = /\/projects\/([^/?]+)/;

export const announceResponse = (meta: FetchBaseQueryMeta | undefined): void => {
  const url = meta?.request.url ?? '';
  const projectId = PROJECT_ID.exec(url)?.[1];
  if (!projectId) return;
  const revision = Number(meta?.response?.headers.get(PROJECT_REVISION_HEADER) ?? NaN);
  const response = { projectId, url, revision: Number.isNaN(revision) ? null : revision };
  if (listener) listener(response);
  else early = [...early, response].slice(-MOST_EARLY);
};
