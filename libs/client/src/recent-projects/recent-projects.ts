import { LIMITS, type Project } from '@taskloom/contracts';
import { browserStorage, readJson } from '../storage/browser-storage';
import { personalKey, storagePerson } from '../storage/person';

export type RecentProject = Pick<Project, '_id' | 'title'>;

/** Nothing opened yet; one object, so that a reader sees no change where there is none. */
const NONE: readonly RecentProject[] = [];

const storage = browserStorage();
const listeners = new Set<() => void>();
let cached: { key: string; text: string | null; list: readonly RecentProject[] } | null = null;

const keyOf = (userId: string): string => personalKey('recent-projects', userId, 'list');

const isRecent = (value: unknown): value is RecentProject =>
  typeof value === 'object' &&
  value !== null &&
  '_id' in value &&
  typeof value._id === 'string' &&
  'title' in value &&
  typeof value.title === 'string';

/** The last five opened, newest first. The same array until it changes. */
export function recentProjects(userId: string): readonly RecentProject[] {
  const key = keyOf(userId);
  const text = storage.getItem(key);
  if (cached?.key === key && cached.text === text) return cached.list;
  const value = readJson(storage, key);
  const list = Array.isArray(value) ? value.filter(isRecent).slice(0, LIMITS.recentProjects) : NONE;
  cached = { key, text, list };
  return list;
}

function write(userId: string, list: readonly RecentProject[]): void {
  // A screen that closes after the sign-out leaves nothing behind.
  if (userId !== storagePerson()) return;
  const text = JSON.stringify(list);
  if (text === storage.getItem(keyOf(userId))) return;
  storage.setItem(keyOf(userId), text);
  listeners.forEach((tell) => tell());
}

const others = (userId: string, projectId: string) =>
  recentProjects(userId).filter(({ _id }) => _id !== projectId);

/** Puts an opened project in front, or gives it its new title. */
export function rememberProject(userId: string, { _id, title }: RecentProject): void {
  write(userId, [{ _id, title }, ...others(userId, _id)].slice(0, LIMITS.recentProjects));
}

/** A deleted project, or one that is no longer visible. */
export function forgetProject(userId: string, projectId: string): void {
  write(userId, others(userId, projectId));
}

/** Calls back on a change in this tab or another one. Returns the way to stop. */
export function onRecentProjects(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
