import type { Translation } from '@taskloom/client/texts';
import type { store as en } from './store.en';

export const store: Translation<typeof en> = {
  alarms: 'Alarme, letzte 14 Tage',
  noAlarms: 'Keine Alarme',
  'alarm.failures': 'Das Laden schlägt fehl',
  'alarm.errors': 'Fehler nach dem Anzeigen',
  'alarm.inp': 'Langsame Reaktionen (INP)',
  alarmRaised: 'Ausgelöst',
  alarmResolved: 'Behoben',
  alarmShare: '{{affected}} von {{people}} Personen innerhalb einer Stunde, Grenze {{limit}}',
  alarmSince: 'ausgelöst {{since}}',
  storeTitle: 'Gespeicherte Werte',
  storeLoading: 'Die gespeicherten Werte werden geladen …',
  storeFailed: 'Die gespeicherten Werte konnten nicht geladen werden',
  storeUsed: '{{used}} von {{quota}}; eine Person höchstens {{person}}',
  storeNothing: 'Auf dem Server ist nichts gespeichert.',
  'store.project': 'Für Projekte',
  'store.person': 'Für Personen',
  'storeOf.project_one': '{{bytes}} ({{values}}) für {{count}} Projekt',
  'storeOf.project_other': '{{bytes}} ({{values}}) für {{count}} Projekte',
  'storeOf.person_one': '{{bytes}} ({{values}}) für {{count}} Person',
  'storeOf.person_other': '{{bytes}} ({{values}}) für {{count}} Personen',
  storeValues_one: '{{count}} Wert',
  storeValues_other: '{{count}} Werte',
  storeKeys: 'Schlüssel',
  storeKeysMost: 'Die Schlüssel mit dem größten Anteil',
  storeClear: 'Alle löschen',
  'storeClearOf.project': 'Alle Werte für Projekte löschen',
  'storeClearOf.person': 'Alle Werte für Personen löschen',
  'storeClearTitle.project': 'Löschen, was {{remote}} für Projekte speichert?',
  'storeClearTitle.person': 'Löschen, was {{remote}} für Personen speichert?',
  'storeClearText.project_one':
    'Alle Werte von {{count}} Projekt werden gelöscht ({{values}}), auch was die Mitglieder gerade sehen. Das lässt sich nicht rückgängig machen.',
  'storeClearText.project_other':
    'Alle Werte von {{count}} Projekten werden gelöscht ({{values}}), auch was die Mitglieder gerade sehen. Das lässt sich nicht rückgängig machen.',
  'storeClearText.person_one':
    'Alle Werte von {{count}} Person werden gelöscht ({{values}}), auch was sie gerade sieht. Das lässt sich nicht rückgängig machen.',
  'storeClearText.person_other':
    'Alle Werte von {{count}} Personen werden gelöscht ({{values}}), auch was sie gerade sehen. Das lässt sich nicht rückgängig machen.',
  storeCleared: 'Gelöscht: {{values}}',
  storeClearFailed: 'Die gespeicherten Werte wurden nicht gelöscht',
};
