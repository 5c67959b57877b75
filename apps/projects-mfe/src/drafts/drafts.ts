import { remoteStorage } from '@taskloom/client';

const storage = remoteStorage('projects');
const keyOf = (name: string): string => `draft:${name}`;

/** Typed text that is not saved yet. `isDraft` rejects what an older version stored. */
export const readDraft = <T>(name: string, isDraft: (value: unknown) => value is T): T | null => {
  const value = storage.read(keyOf(name));
  return isDraft(value) ? value : null;
};

export const keepDraft = (name: string, draft: object | string): void => storage.write(keyOf(name), draft);

export const forgetDraft = (name: string): void => storage.remove(keyOf(name));

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

/** Calls `listener` when another window changes or removes a draft: null is none. */
export const onDraftElsewhere = (
  name: string,
  listener: (before: unknown, after: unknown) => void,
): (() => void) => {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key?.endsWith(`:${keyOf(name)}`)) listener(parsed(oldValue), parsed(newValue));
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
