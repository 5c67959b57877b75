import { firstCharacter, SCREENS, type NavigationEntry } from '@taskloom/contracts';

/** The first key of the shortcuts to screens. */
export const GO = 'g';

/** From the English label, so that shortcuts don't depend on the language. */
const letterOf = ({ label }: NavigationEntry): string => firstCharacter(label.trim()).toLowerCase();

/**
 * The shortcut of each entry, by path: `g` and the first letter of its label, `/` for the search. The first of several entries with the
 * same letter gets it, so that a new remote doesn't change existing shortcuts.
 */
export function goKeys(entries: readonly NavigationEntry[]): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, readonly string[]>();
  const used = new Set<string>();
  for (const entry of entries) {
    if (entry.path === SCREENS.search) keys.set(entry.path, ['/']);
    else if (!used.has(letterOf(entry))) {
      used.add(letterOf(entry));
      keys.set(entry.path, [GO, letterOf(entry)]);
    }
  }
  return keys;
}

/** The path of the pressed keys, if any. */
export const pathFor = (keys: ReadonlyMap<string, readonly string[]>, pressed: readonly string[]) =>
  [...keys].find(([, expected]) => expected.join(' ') === pressed.join(' '))?.[0];
