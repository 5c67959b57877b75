import { useSyncExternalStore } from 'react';
import { remoteStorage } from '@taskloom/client';

/** Choices that hold in this browser, whoever is signed in. */
export interface Preferences {
  /** Short notices of what arrives live. */
  liveNotices: boolean;
  /** Shortcuts of one key; WCAG 2.1.4 asks for a way to switch them off. */
  singleKeys: boolean;
}

const DEFAULTS: Preferences = { liveNotices: true, singleKeys: true };
const KEY = 'preferences';

const storage = remoteStorage('shell');
const listeners = new Set<() => void>();

const flag = (stored: unknown, name: keyof Preferences): boolean => {
  const value: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;
  return typeof value === 'boolean' ? value : DEFAULTS[name];
};

const read = (): Preferences => {
  const stored = storage.read(KEY);
  return { liveNotices: flag(stored, 'liveNotices'), singleKeys: flag(stored, 'singleKeys') };
};

let current = read();

export const preferences = (): Preferences => current;

export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  current = { ...current, [name]: value };
  storage.write(KEY, current);
  listeners.forEach((tell) => tell());
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, preferences);
