import type { Translation } from '@taskloom/client/texts';
import type { StartTexts } from './en';

const de: Translation<StartTexts> = {
  label: 'Erste Schritte',
  intro:
    'Ein paar Dinge, die die ersten zehn Minuten leicht machen. In beliebiger Reihenfolge oder gar nicht.',
  progress: '{{done}} von {{count}} erledigt',
  hide: 'Ausblenden',
  hideFailed: 'Das konnte nicht ausgeblendet werden',
  done: 'Erledigt',
  open: 'Noch nicht erledigt',
  projectTitle: 'Titel des Projekts',
  startWith: 'Beginnen mit',
  blank: 'Leer',
  release: 'Softwareversion',
  marketing: 'Markteinführung',
  hiring: 'Stellenbesetzung',
  personal: 'Persönlich',
  emptyBoard: 'Leeres Board',
  taskCount: '{{count}} Aufgaben',
  brings: 'Inhalt von „{{name}}“',
  bringsNothing: 'Drei leere Spalten: Offen, In Arbeit und Erledigt.',
  tasksNote:
    'Alle {{count}} Aufgaben beginnen in „Offen“ mit einem Label. Niemand wird zugewiesen, kein Datum wird erfunden.',
  blankNote: 'Der Titel genügt. Alles andere lässt sich später ändern.',
  error: 'Fehler',
  invite: 'Leute einladen',
  inviteText: 'Die Einladung kommt als Benachrichtigung. Zu sehen ist nur, was Sie teilen.',
  email: 'E-Mail',
  emailExample: 'name@firma.de',
  send: 'Einladung senden',
  sending: 'Wird gesendet …',
  keys: 'Fünf Tasten lernen',
  keysText: 'Außerhalb eines Feldes gedrückt, hakt sich eine Taste selbst ab, hier oder anderswo.',
  palette: 'Suchen oder überallhin springen',
  createTask: 'Neue Aufgabe',
  assign: 'Aufgabe im Fokus zuweisen',
  dashboard: 'Zur Übersicht',
  help: 'Alle Tasten anzeigen',
  learned: 'gedrückt',
  then: 'dann',
  control: 'Strg',
};

export default de;
