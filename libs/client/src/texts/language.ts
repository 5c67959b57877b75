import { createInstance } from 'i18next';
import { useSyncExternalStore } from 'react';
import { browserStorage } from '../storage/browser-storage';

/** Languages with their own names, as the settings offer them. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** The specification's texts are English; another language is a choice of the reader, never a guess. */
const DEFAULT: Language = 'en';
const STORAGE_KEY = 'taskloom:language';

type Loader = (language: Language) => Promise<void>;

const storage = browserStorage();
const loaders = new Set<Loader>();
const listeners = new Set<() => void>();

export const texts = createInstance();
void texts.init({
  lng: DEFAULT,
  fallbackLng: DEFAULT,
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // React escapes by itself.
  interpolation: { escapeValue: false },
});

const isLanguage = (value: string | null): value is Language =>
  value !== null && Object.hasOwn(LANGUAGES, value);

/** The chosen language; its texts may still be on their way. */
export const chosenLanguage = (): Language => {
  const stored = storage.getItem(STORAGE_KEY);
  return isLanguage(stored) ? stored : DEFAULT;
};

/** The language in which the texts stand now. */
export const currentLanguage = (): Language => (isLanguage(texts.language) ? texts.language : DEFAULT);

/** Loads every known catalogue in a language, then shows it; a catalogue that fails to load stays English. */
async function show(language: Language): Promise<void> {
  await Promise.allSettled([...loaders].map((load) => load(language)));
  await texts.changeLanguage(language);
  document.documentElement.lang = language;
  listeners.forEach((tell) => tell());
}

/** Switches the language of the whole page and remembers it. Resolves once the texts are there. */
export function setLanguage(language: Language): Promise<void> {
  storage.setItem(STORAGE_KEY, language);
  return show(language);
}

/** A catalogue that comes later (a remote's) is loaded in the chosen language too. */
export function addCatalogueLoader(load: Loader): void {
  loaders.add(load);
  if (chosenLanguage() !== DEFAULT) void show(chosenLanguage());
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** The language of the page. A component that calls it is drawn again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);
