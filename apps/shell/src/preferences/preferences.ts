import { useSyncExternalStore } from 'react';
import { createObservable, isRecord } from '@taskloom/contracts';
import { remoteStorage } from '@taskloom/client';

/** A person's choices for this browser. */
export interface Preferences {
  /** Short notices of live notifications. */
  liveNotices: boolean;
  /** Single-key shortcuts; WCAG 2.1.4 requires that they can be switched off. */
  singleKeys: boolean;
}

const DEFAULTS: Preferences = { liveNotices: true, singleKeys: true };
const KEY = 'preferences';

const storage = remoteStorage('shell');
const changes = createObservable();

const flag = (stored: unknown, name: keyof Preferences): boolean => {
  const value = isRecord(stored) ? stored[name] : undefined;
  return typeof value === 'boolean' ? value : DEFAULTS[name];
};

const read = (): Preferences => {
  const stored = storage.read(KEY);
  return { liveNotices: flag(stored, 'liveNotices'), singleKeys: flag(stored, 'singleKeys') };
};

let current = DEFAULTS;

/** The preferences of the signed-in person; the same object until one of them changes. */
export function preferences(): Preferences {
  const { liveNotices, singleKeys } = read();
  if (liveNotices !== current.liveNotices || singleKeys !== current.singleKeys)
    current = { liveNotices, singleKeys };
  return current;
}

export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  storage.write(KEY, { ...preferences(), [name]: value });
  changes.notify();
}

export const usePreferences = (): Preferences => useSyncExternalStore(changes.subscribe, preferences);
