import type { Catalogue, Translate, Translation } from './catalogue';
import { addCatalogueLoader, texts, useLanguage, type Language } from './language';

/** Loads a catalogue when its language is first chosen: `() => import('./de')`. */
type LazyCatalogue<T extends Catalogue> = () => Promise<{ default: Translation<T> }>;

export interface Sources<T extends Catalogue> {
  en: T;
  de?: LazyCatalogue<T>;
}

export interface Texts<T extends Catalogue> {
  /** For components: drawn again when the language changes. */
  useTexts: () => Translate<T>;
  /** For what is no component; asks for the language at each call. */
  t: Translate<T>;
}

/**
 * The texts of one app. English is the catalogue that types the keys, and stands in for every sentence that another language
 * lacks.
 */
export function defineTexts<const T extends Catalogue>(
  namespace: string,
  { en, ...lazy }: Sources<T>,
): Texts<T> {
  texts.addResourceBundle('en', namespace, en, true, true);

  addCatalogueLoader(async (language: Language) => {
    if (language === 'en' || texts.hasResourceBundle(language, namespace)) return;
    const catalogue = await lazy[language]?.();
    if (catalogue) texts.addResourceBundle(language, namespace, catalogue.default, true, true);
  });

  const t: Translate<T> = (key, ...[values]) => texts.t(key, { ns: namespace, ...values });

  return {
    t,
    useTexts: () => {
      useLanguage();
      return t;
    },
  };
}
