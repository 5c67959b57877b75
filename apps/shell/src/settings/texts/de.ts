import type { Translation } from '@taskloom/client/texts';
import type { SettingsTexts } from './en';

const de: Translation<SettingsTexts> = {
  storage: 'Speicher',
  storageUsed: '{{used}} von {{limit}} belegt',
  storageFiles_one: '{{count}} Datei, die Sie hochgeladen haben, in allen Projekten',
  storageFiles_other: '{{count}} Dateien, die Sie hochgeladen haben, in allen Projekten',
  title: 'Einstellungen',
  lead: 'So sieht {{product}} in diesem Browser aus, und so verhält es sich',
  appearance: 'Darstellung',
  theme: 'Design',
  themeHint: '„System“ folgt Ihrem Gerät.',
  light: 'Hell',
  dark: 'Dunkel',
  system: 'System',
  language: 'Sprache',
  languageHint: 'Datum und Zahlen richten sich danach.',
  languageFailed: 'Einige Texte konnten nicht geladen werden. Sie bleiben englisch.',
  notifications: 'Benachrichtigungen',
  notices: 'Kurze Hinweise',
  noticesHint: 'Zeigt einen kurzen Hinweis, wenn etwas Neues eintrifft. Die Glocke zählt es in jedem Fall.',
  keyboard: 'Tastatur',
  shortcuts: 'Kürzel aus einer Taste',
  shortcutsHint: 'Zum Beispiel `g d` für die Übersicht. `{{palette}}` und `Esc` gehen immer.',
  showShortcuts: 'Alle Tastenkürzel zeigen',
};

export default de;
