import { useSyncExternalStore } from 'react';
import { createObservable } from '@taskloom/contracts';
import { browserStorage } from '../storage/browser-storage';

/** Languages by their own names, as the settings list them. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
/** A language of the product. */
export type Language = keyof typeof LANGUAGES;

/** The specification's texts are English; another language is never guessed from the browser. */
export const DEFAULT_LANGUAGE: Language = 'en';
const STORAGE_KEY = 'taskloom:language';

/** How long a screen waits for its first texts in another language before it appears in English, in milliseconds. */
const FIRST_TEXTS_MS = 3_000;

type Loader = (language: Language) => Promise<void>;

const storage = browserStorage();
const loaders = new Set<Loader>();
let shown: Language = DEFAULT_LANGUAGE;
/** The last load of a catalogue that was added. */
let added: Promise<unknown> = Promise.resolve();
/** Increases whenever texts may have changed: another language, or a catalogue that was loaded later. */
let catalogueChanges = 0;

const isLanguage = (value: string | null): value is Language =>
  value !== null && Object.hasOwn(LANGUAGES, value);

/**
 * The chosen language, whose texts may still be loading.
 * @internal
 */
export const chosenLanguage = (): Language => {
  const stored = storage.getItem(STORAGE_KEY);
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
};

/**
 * The language of the displayed texts.
 * @example
 * const isGerman = currentLanguage() === 'de';
 */
export const currentLanguage = (): Language => shown;

/** Loads all catalogues in a language and switches to it. Resolves to false when one fails to load, which stays English. */
async function show(language: Language): Promise<boolean> {
  const loaded = await Promise.allSettled([...loaders].map((load) => load(language)));
  // Another language was chosen in the meantime.
  if (language !== chosenLanguage()) return true;
  shown = language;
  catalogueChanges += 1;
  document.documentElement.lang = language;
  changes.notify();
  return loaded.every(({ status }) => status === 'fulfilled');
}

/**
 * Switches the language of the whole page and stores it. Resolves once the texts are loaded; false when some failed to load.
 * @internal
 */
export function chooseLanguage(language: Language): Promise<boolean> {
  storage.setItem(STORAGE_KEY, language);
  return show(language);
}

/**
 * As {@link chooseLanguage}, without a result.
 * @internal
 */
export async function setLanguage(language: Language): Promise<void> {
  await chooseLanguage(language);
}

/**
 * Adds a catalogue, such as that of a remote, and loads it in the chosen language. The promise resolves once its texts can be
 * shown, or after {@link FIRST_TEXTS_MS}; there is none when they are English.
 */
export function addCatalogueLoader(load: Loader): Promise<unknown> | undefined {
  loaders.add(load);
  if (chosenLanguage() === DEFAULT_LANGUAGE) return undefined;
  const tooLate = new Promise((resolve) => setTimeout(resolve, FIRST_TEXTS_MS));
  const first = Promise.race([show(chosenLanguage()), tooLate]);
  added = first;
  return first;
}

/**
 * For code outside components: resolves once the texts that it has just added can be used in the chosen language.
 * @internal
 */
export const textsLoaded = (): Promise<unknown> => added;

/** Another tab has changed the language, or the person has signed out. */
const onStorage = ({ key }: StorageEvent): void => {
  if ((key === null || key === STORAGE_KEY) && chosenLanguage() !== shown) void show(chosenLanguage());
};

const currentChanges = (): number => catalogueChanges;

const changes = createObservable(() => {
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
});

/** Renders the component again whenever its texts may have changed. */
export const useCatalogueChanges = (): number =>
  useSyncExternalStore(changes.subscribe, currentChanges, currentChanges);

/**
 * The language of the page.
 * @example
 * const language = useLanguage();
 */
export const useLanguage = (): Language => useSyncExternalStore(changes.subscribe, currentLanguage);
