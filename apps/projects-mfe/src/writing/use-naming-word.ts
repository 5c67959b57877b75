import { useState } from 'react';
import type { NamingWord } from './offers';

/** The word before the cursor, unless its completions were dismissed. A word of another text is forgotten. */
export function useNamingWord(text: string) {
  const [seen, setSeen] = useState<{ word: NamingWord | null; text: string } | null>(null);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const found = seen?.text === text ? seen.word : null;
  // Another text, such as an empty one after it was sent, has no dismissed word.
  if (dismissed !== null && seen && seen.text !== text) setDismissed(null);
  return {
    word: found && found.from !== dismissed ? found : null,
    see: (word: NamingWord | null, of: string) => {
      if (word?.from !== dismissed) setDismissed(null);
      setSeen({ word, text: of });
    },
    leave: () => setSeen(null),
    dismiss: () => setDismissed(found?.from ?? null),
  };
}
