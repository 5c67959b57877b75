import type { Translation } from '@taskloom/client/texts';
import type { OfflineQueueTexts } from './en';

const de: Translation<OfflineQueueTexts> = {
  waiting_one: '{{count}} Änderung wartet auf das Senden.',
  waiting_other: '{{count}} Änderungen warten auf das Senden.',
  sending_one: '{{count}} Änderung wird gesendet ...',
  sending_other: '{{count}} Änderungen werden gesendet ...',
  undecided_one: '{{count}} Änderung braucht Ihre Entscheidung: Jemand hat dasselbe Feld geändert.',
  undecided_other: '{{count}} Änderungen brauchen Ihre Entscheidung: Jemand hat dieselben Felder geändert.',
  decide: 'Ansehen',
  held_one: '{{count}} Änderung wartet seit {{since}} auf das Senden.',
  held_other: '{{count}} Änderungen warten seit {{since}} auf das Senden.',
  refused: 'Eine Änderung konnte nicht gespeichert werden {{name}}',
  refusedText: 'Die Aufgabe oder das Projekt wurde inzwischen vielleicht geändert oder gelöscht.',
  signOutTitle: 'Abmelden, ohne zu senden?',
  signOutText_one:
    '{{count}} Änderung wurde noch nicht gesendet. Sie geht verloren, wenn Sie sich jetzt abmelden.',
  signOutText_other:
    '{{count}} Änderungen wurden noch nicht gesendet. Sie gehen verloren, wenn Sie sich jetzt abmelden.',
  signOut: 'Verwerfen und abmelden',
  stay: 'Angemeldet bleiben',
};

export default de;
