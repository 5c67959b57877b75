import { useSyncExternalStore } from 'react';
import { browserStorage } from '../storage/browser-storage';

/** Languages with their own names, as the settings offer them. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** The specification's texts are English; another language is a choice of the reader, never a guess. */
export const DEFAULT_LANGUAGE: Language = 'en';
const STORAGE_KEY = 'taskloom:language';

type Loader = (language: Language) => Promise<void>;

const storage = browserStorage();
const loaders = new Set<Loader>();
const listeners = new Set<() => void>();
let shown: Language = DEFAULT_LANGUAGE;
/** Rises whenever texts may have changed: another language, or a catalogue that came later. */
let edition = 0;

const isLanguage = (value: string | null): value is Language =>
  value !== null && Object.hasOwn(LANGUAGES, value);

/** The chosen language; its texts may still be on their way. */
export const chosenLanguage = (): Language => {
  const stored = storage.getItem(STORAGE_KEY);
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
};

/** The language in which the texts stand now. */
export const currentLanguage = (): Language => shown;

/** Loads every known catalogue in a language, then shows it; one that fails to load stays English, and the answer is false. */
async function show(language: Language): Promise<boolean> {
  const loaded = await Promise.allSettled([...loaders].map((load) => load(language)));
  // A later choice has overtaken this one.
  if (language !== chosenLanguage()) return true;
  shown = language;
  edition += 1;
  document.documentElement.lang = language;
  listeners.forEach((tell) => tell());
  return loaded.every(({ status }) => status === 'fulfilled');
}

/** Switches the language of the whole page and remembers it. Resolves once the texts are there, to whether all of them came. */
export function chooseLanguage(language: Language): Promise<boolean> {
  storage.setItem(STORAGE_KEY, language);
  return show(language);
}

/** As {@link chooseLanguage}, for whom nothing depends on how it went. */
export async function setLanguage(language: Language): Promise<void> {
  await chooseLanguage(language);
}

/** A catalogue that comes later (a remote's) is loaded in the chosen language too. */
export function addCatalogueLoader(load: Loader): void {
  loaders.add(load);
  if (chosenLanguage() !== DEFAULT_LANGUAGE) void show(chosenLanguage());
}

/** Another tab has chosen another one, or whoever chose it has signed out. */
const onStorage = ({ key }: StorageEvent): void => {
  if ((key === null || key === STORAGE_KEY) && chosenLanguage() !== shown) void show(chosenLanguage());
};

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(tell);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};

/** Draws the component again whenever its texts may have changed. */
export const useEdition = (): number => useSyncExternalStore(subscribe, () => edition);

/** The language of the page. A component that calls it is drawn again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);
