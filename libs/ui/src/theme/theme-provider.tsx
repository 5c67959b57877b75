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

export interface ThemeChoice {
  /** What the person chose. */
  mode: ThemeMode;
  /** What shows now. */
  resolved: Theme;
  setMode: (mode: ThemeMode) => void;
}

/** The theme and the way to change it; works anywhere, the provider only writes it onto the document. */
export const useThemeMode = (): ThemeChoice => {
  const mode = useSyncExternalStore(subscribeToTheme, themeMode);
  const resolved = useSyncExternalStore(subscribeToTheme, resolvedTheme);
  return { mode, resolved, setMode: setThemeMode };
};

/** Outermost in the shell: keeps `<html data-theme>` equal to the choice. antd comes later, with `KitProvider`. */
export const ThemeProvider = ({ children }: { children: ReactNode }): ReactNode => {
  const { resolved } = useThemeMode();
  useLayoutEffect(() => applyTheme(resolved), [resolved]);
  return children;
};
