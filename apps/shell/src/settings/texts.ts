import { defineTexts } from '@taskloom/client/texts';

const en = {
  storage: 'Storage',
  storageUsed: '{{used}} of {{limit}} used',
  storageFiles_one: '{{count}} file that you have uploaded, in all projects',
  storageFiles_other: '{{count}} files that you have uploaded, in all projects',
  title: 'Settings',
  lead: 'How {{product}} looks and behaves in this browser',
  appearance: 'Appearance',
  theme: 'Theme',
  themeHint: 'System follows your device.',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  language: 'Language',
  languageHint: 'Also applies to dates and numbers.',
  languageFailed: 'Some texts could not be loaded. They stay in English.',
  notifications: 'Notifications',
  notices: 'Live notices',
  noticesHint: 'Show a short notice when something new arrives. The bell counts it in any case.',
  keyboard: 'Keyboard',
  shortcuts: 'Single-key shortcuts',
  shortcutsHint: 'For example `g d` for the dashboard. `{{palette}}` and `Esc` always work.',
  showShortcuts: 'Show all shortcuts',
} as const;

/** Texts of `/settings`. */
export const { useTexts: useSettingsTexts } = defineTexts('settings', {
  en,
  de: () => import('./texts.de'),
});
export type SettingsTexts = typeof en;
