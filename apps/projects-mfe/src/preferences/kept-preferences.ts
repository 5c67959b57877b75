import { isRecord, type DisplayPreferences, type DisplayPreferencesUpdate } from '@taskloom/contracts';
import { remoteStorage } from '@taskloom/client';

const storage = remoteStorage('projects');
const SEEN = 'display-seen';
const UNSENT = 'display-unsent';
/** Until version 1.12, the choice was kept in the browser alone. */
const CHARTS_SHOWN = 'charts-shown';

const read = (key: string): DisplayPreferencesUpdate => {
  const value = storage.read(key);
  return isRecord(value) ? value : {};
};

/** The last preferences from the server, so that the first frame has the right layout. */
export const seenPreferences = (): DisplayPreferencesUpdate => read(SEEN);

export const keepSeen = (preferences: DisplayPreferences): void => storage.write(SEEN, preferences);

/** Choices that the server has not stored yet. */
export const unsentPreferences = (): DisplayPreferencesUpdate => {
  const shown = storage.read(CHARTS_SHOWN);
  return typeof shown === 'boolean' ? { charts: shown ? 'open' : 'closed', ...read(UNSENT) } : read(UNSENT);
};

export const keepUnsent = (changes: DisplayPreferencesUpdate): void => storage.write(UNSENT, changes);

export const forgetUnsent = (): void => {
  storage.remove(UNSENT);
  storage.remove(CHARTS_SHOWN);
};
