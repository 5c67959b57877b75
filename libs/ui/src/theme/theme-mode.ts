import { createObservable } from '@taskloom/contracts';

/** The choices of a person (specification 14); `system` follows the operating system. */
export const THEME_MODES = ['light', 'dark', 'system'] as const;
/** The theme that a person has chosen. */
export type ThemeMode = (typeof THEME_MODES)[number];

/** The theme that is shown. */
export type Theme = Exclude<ThemeMode, 'system'>;

/** Key in localStorage; `theme-boot.js` reads it before the first paint. */
export const THEME_STORAGE_KEY = 'taskloom-theme';

const DARK = '(prefers-color-scheme: dark)';

const isMode = (value: unknown): value is ThemeMode => THEME_MODES.some((mode) => mode === value);

const stored = (): ThemeMode => {
  try {
    const value = localStorage.getItem(THEME_STORAGE_KEY);
    return isMode(value) ? value : 'system';
  } catch {
    return 'system';
  }
};

/** In memory too, so that the choice applies for this visit where storage is blocked. */
let chosen: ThemeMode | null = null;

export const themeMode = (): ThemeMode => chosen ?? stored();

export const resolvedTheme = (): Theme => {
  const mode = themeMode();
  if (mode !== 'system') return mode;
  return matchMedia(DARK).matches ? 'dark' : 'light';
};

export const setThemeMode = (mode: ThemeMode): void => {
  chosen = mode;
  try {
    localStorage.setItem(THEME_STORAGE_KEY, mode);
    chosen = null;
  } catch {
    // Storage is full or blocked: the choice applies for this visit.
  }
  changes.notify();
};

const onStorage = (event: StorageEvent): void => {
  if (event.key !== THEME_STORAGE_KEY && event.key !== null) return;
  chosen = null;
  changes.notify();
};

const changes = createObservable((notify) => {
  const system = matchMedia(DARK);
  system.addEventListener('change', notify);
  window.addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', notify);
    window.removeEventListener('storage', onStorage);
  };
});

/**
 * Notifies of a new choice here or in another tab, and of changes of the system. Returns the unsubscribe
 * function.
 */
export const subscribeToTheme = changes.subscribe;

/** Sets the theme on `<html>`, which selects the variables, and colours the browser's own frame. */
export const applyTheme = (theme: Theme): void => {
  const root = document.documentElement;
  root.dataset.theme = theme;
  const tint = getComputedStyle(root).getPropertyValue('--ant-color-bg-layout').trim();
  if (tint) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', tint);
};
