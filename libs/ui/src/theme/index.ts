export { THEME_MODES, THEME_STORAGE_KEY, type Theme, type ThemeMode } from './theme-mode';
export { ThemeProvider, useThemeMode, type ThemeChoice } from './theme-provider';
