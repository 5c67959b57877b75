import { use } from 'react';
import type { Catalogue, Translate, Translation } from './catalogue';
import {
  addCatalogueLoader,
  currentLanguage,
  DEFAULT_LANGUAGE,
  useCatalogueChanges,
  type Language,
} from './language';
import { fillIn, findSentence, type Values } from './sentence';

/** Loads a catalogue when its language is first chosen: `() => import('./de')`. */
type LazyCatalogue<T extends Catalogue> = () => Promise<{ default: Translation<T> }>;

/** The texts of a remote: English, and others that are loaded when they are needed. */
export interface Sources<T extends Catalogue> {
  en: T;
  de?: LazyCatalogue<T>;
}

/** The texts of a remote in the chosen language. `t` is for code outside of components. */
export interface Texts<T extends Catalogue> {
  /** For components, which render again when the language changes, and suspend until the first texts are loaded. */
  useTexts: () => Translate<T>;
  /** For other code; uses the current language at each call. */
  t: Translate<T>;
}

/**
 * The texts of one app; `name` appears in warnings. The English catalogue defines the keys and is the fallback for missing sentences of
 * other languages.
 * @example
 * const { useTexts, t } = defineTexts('reports', { en: { title: 'Reports', open: '{count} open' } });
 */
export function defineTexts<const T extends Catalogue>(name: string, { en, de }: Sources<T>): Texts<T> {
  const lazy: Partial<Record<Language, LazyCatalogue<T>>> = { de };
  const catalogues = new Map<Language, Catalogue>([[DEFAULT_LANGUAGE, en]]);
  const functions = new Map<Catalogue | undefined, Translate<T>>();

  const first = addCatalogueLoader(async (language) => {
    if (catalogues.has(language)) return;
    const loaded = await lazy[language]?.();
    if (loaded) catalogues.set(language, loaded.default);
  });

  const translator =
    (): Translate<T> =>
    (key, ...[given]) => {
      const values: Values = given ?? {};
      for (const language of [currentLanguage(), DEFAULT_LANGUAGE]) {
        const found = findSentence(catalogues.get(language), language, key, values);
        if (found !== undefined) return fillIn(found, values, language);
      }
      return `${name}.${key}`;
    };

  const useTexts = (): Translate<T> => {
    if (first) use(first);
    useCatalogueChanges();
    const catalogue = catalogues.get(currentLanguage());
    // One function per language, so that effects that depend on it run again exactly when the texts change.
    const known = functions.get(catalogue) ?? translator();
    functions.set(catalogue, known);
    return known;
  };

  return { t: translator(), useTexts };
}
