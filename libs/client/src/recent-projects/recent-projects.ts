import { createObservable, isRecord, LIMITS, type Project } from '@taskloom/contracts';
import { browserStorage, readJson } from '../storage/browser-storage';
import { personalKey, storagePerson } from '../storage/person';

export type RecentProject = Pick<Project, '_id' | 'title'>;

/** No projects. A constant, so that its identity does not change. */
const NONE: readonly RecentProject[] = [];

const storage = browserStorage();
const changes = createObservable((notify) => {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
});
let cached: { key: string; text: string | null; list: readonly RecentProject[] } | null = null;

const keyOf = (userId: string): string => personalKey('recent-projects', userId, 'list');

const isRecent = (value: unknown): value is RecentProject =>
  isRecord(value) && typeof value._id === 'string' && typeof value.title === 'string';

/** The last five opened projects, newest first. The same array until it changes. */
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
  // A screen that unmounts after the sign-out must not write.
  if (userId !== storagePerson()) return;
  const text = JSON.stringify(list);
  if (text === storage.getItem(keyOf(userId))) return;
  storage.setItem(keyOf(userId), text);
  changes.notify();
}

const others = (userId: string, projectId: string) =>
  recentProjects(userId).filter(({ _id }) => _id !== projectId);

/** Moves an opened project to the front, with its current title. */
export function rememberProject(userId: string, { _id, title }: RecentProject): void {
  write(userId, [{ _id, title }, ...others(userId, _id)].slice(0, LIMITS.recentProjects));
}

/** Removes a project that is deleted or no longer visible. */
export function forgetProject(userId: string, projectId: string): void {
  write(userId, others(userId, projectId));
}

/** Calls `listener` after a change in this tab or another one. Returns the unsubscribe function. */
export const onRecentProjects = changes.subscribe;
