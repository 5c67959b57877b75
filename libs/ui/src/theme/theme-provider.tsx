import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import {
  applyTheme,
  resolvedTheme,
  setThemeMode,
  subscribeToTheme,
  themeMode,
  type Theme,
  type ThemeMode,
} from './theme-mode';

/** The chosen theme, and the one that is shown. */
export interface ThemeChoice {
  /** The person's choice. */
  mode: ThemeMode;
  /** The theme that is shown. */
  resolved: Theme;
  setMode: (mode: ThemeMode) => void;
}

/**
 * The theme and its setter. Works anywhere; the provider only applies the theme to the document.
 * @example
 * const isDark = useThemeMode().resolved === 'dark';
 */
export const useThemeMode = (): ThemeChoice => {
  const mode = useSyncExternalStore(subscribeToTheme, themeMode);
  const resolved = useSyncExternalStore(subscribeToTheme, resolvedTheme);
  return { mode, resolved, setMode: setThemeMode };
};

/**
 * Outermost in the shell: keeps `<html data-theme>` in sync with the choice. antd follows with `KitProvider`.
 * @example
 * standalone(remote, { around: ThemeProvider });
 */
export const ThemeProvider = ({ children }: { children: ReactNode }): ReactNode => {
  const { resolved } = useThemeMode();
  useLayoutEffect(() => applyTheme(resolved), [resolved]);
  return children;
};
