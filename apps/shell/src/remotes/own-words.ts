import type { NavigationEntry, OtherLanguages } from '@taskloom/contracts';
import { useLanguage, type Language } from '@taskloom/client/texts';

interface Titled {
  title: string;
  titles?: OtherLanguages;
}

/** Titles and labels from `remote.json` in the language of the page. */
interface OwnWords {
  titleOf: (named: Titled) => string;
  labelOf: (entry: NavigationEntry) => string;
}

const wordsIn = (language: Language): OwnWords => ({
  titleOf: ({ title, titles }) => titles?.[language] ?? title,
  labelOf: ({ label, labels }) => labels?.[language] ?? label,
});

export function useOwnWords(): OwnWords {
  return wordsIn(useLanguage());
}
