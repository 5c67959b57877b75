/** What a person can choose (decisions §5); `system` follows the operating system. */
export const THEME_MODES = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

/** What shows. */
export type Theme = Exclude<ThemeMode, 'system'>;

/** Key in localStorage; `theme-boot.js` reads the same one before the first paint. */
export const THEME_STORAGE_KEY = 'taskloom-theme';

const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

const isMode = (value: unknown): value is ThemeMode => THEME_MODES.some((mode) => mode === value);

const stored = (): ThemeMode => {
  try {
    const value = localStorage.getItem(THEME_STORAGE_KEY);
    return isMode(value) ? value : 'system';
  } catch {
    return 'system';
  }
};

/** Kept here too, so that a choice holds for this visit where storage is shut off. */
let chosen: ThemeMode | null = null;

export const themeMode = (): ThemeMode => chosen ?? stored();

export const resolvedTheme = (): Theme => {
  const mode = themeMode();
  if (mode !== 'system') return mode;
  return matchMedia(DARK).matches ? 'dark' : 'light';
};

const announce = (): void => listeners.forEach((listener) => listener());

export const setThemeMode = (mode: ThemeMode): void => {
  chosen = mode;
  try {
    localStorage.setItem(THEME_STORAGE_KEY, mode);
    chosen = null;
  } catch {
    // Storage is full or shut off: the choice holds for this visit.
  }
  announce();
};

const onStorage = (event: StorageEvent): void => {
  if (event.key !== THEME_STORAGE_KEY && event.key !== null) return;
  chosen = null;
  announce();
};

/** Tells of a new choice here or in another tab, and of the system's change. Returns the way to stop. */
export const subscribeToTheme = (listener: () => void): (() => void) => {
  const system = matchMedia(DARK);
  listeners.add(listener);
  system.addEventListener('change', listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};

/** Puts the theme on `<html>`, where the variables of both themes hang, and tints the browser's own frame. */
export const applyTheme = (theme: Theme): void => {
  const root = document.documentElement;
  root.dataset.theme = theme;
  const tint = getComputedStyle(root).getPropertyValue('--ant-color-bg-layout').trim();
  if (tint) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', tint);
};
