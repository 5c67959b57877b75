import { SCREENS, type NavigationEntry } from '@taskloom/contracts';

/** The key that begins the way to a screen. */
export const GO = 'g';

/** Of the English label: keys that fingers know stay when the language changes. */
const letterOf = ({ label }: NavigationEntry): string => label.trim().charAt(0).toLowerCase();

/**
 * The keys that lead to each entry, by path: `g` and the first letter of its label, `/` for the search. Of two entries with the
 * same letter the upper one has it, so that a new remote never takes a key away.
 */
export function goKeys(entries: readonly NavigationEntry[]): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, readonly string[]>();
  const taken = new Set<string>();
  for (const entry of entries) {
    if (entry.path === SCREENS.search) keys.set(entry.path, ['/']);
    else if (!taken.has(letterOf(entry))) {
      taken.add(letterOf(entry));
      keys.set(entry.path, [GO, letterOf(entry)]);
    }
  }
  return keys;
}

/** Where the keys pressed so far lead; `undefined` when nowhere. */
export const pathFor = (keys: ReadonlyMap<string, readonly string[]>, pressed: readonly string[]) =>
  [...keys].find(([, wanted]) => wanted.join(' ') === pressed.join(' '))?.[0];
