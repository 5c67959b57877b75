import { createObservable, isRecord, type Project } from '@taskloom/contracts';
import { browserStorage, readJson } from '../storage/browser-storage';
import { personalKey, storagePerson } from '../storage/person';

export type RecentProject = Pick<Project, '_id' | 'title'>;

/** No projects. A constant, so that its identity does not change. */
const NONE: readonly RecentProject[] = [];

const storage = browserStorage();

const isProject = (value: unknown): value is RecentProject =>
  isRecord(value) && typeof value._id === 'string' && typeof value.title === 'string';

/** A list of projects that the browser keeps for each person, so that the navigation needs no request for it. */
export function keptProjects(area: string, most: number) {
  const changes = createObservable((notify) => {
    window.addEventListener('storage', notify);
    return () => window.removeEventListener('storage', notify);
  });
  const keyOf = (userId: string): string => personalKey(area, userId, 'list');
  let cached: { key: string; text: string | null; list: readonly RecentProject[] } | null = null;
  return {
    /** The same array until it changes. */
    list(userId: string): readonly RecentProject[] {
      const key = keyOf(userId);
      const text = storage.getItem(key);
      if (cached?.key === key && cached.text === text) return cached.list;
      const value = readJson(storage, key);
      const list = Array.isArray(value) ? value.filter(isProject).slice(0, most) : NONE;
      cached = { key, text, list };
      return list;
    },
    write(userId: string, list: readonly RecentProject[]): void {
      // A screen that unmounts after the sign-out must not write.
      if (userId !== storagePerson()) return;
      const text = JSON.stringify(list.slice(0, most).map(({ _id, title }) => ({ _id, title })));
      if (text === storage.getItem(keyOf(userId))) return;
      storage.setItem(keyOf(userId), text);
      changes.notify();
    },
    /** Calls `listener` after a change in this tab or another one. Returns the unsubscribe function. */
    subscribe: changes.subscribe,
  };
}
