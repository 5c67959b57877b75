import type { Translation } from '@taskloom/client/texts';
import type { DeletionTexts } from './en';

const de: Translation<DeletionTexts> = {
  title: 'Konto löschen',
  lead: 'Ihre Aufgaben und Kommentare bleiben ohne Ihren Namen. Alles andere über Sie wird entfernt.',
  open: 'Konto löschen …',
  question: 'Ihr Konto löschen?',
  final: 'Das lässt sich nicht rückgängig machen. Sie werden überall abgemeldet.',
  keeps:
    'Aufgaben und Kommentare bleiben unter „Deleted person“. Ihr Name, Ihre Adresse, Ihr Bild, Benachrichtigungen, Sitzungen und Token werden entfernt.',
  loading: 'Projekte werden gesucht …',
  giveAll: 'Alles geben an',
  choose: 'Person wählen',
  projects_one: '{{count}} Projekt',
  projects_other: '{{count}} Projekte',
  tasks_one: '{{count}} Aufgabe',
  tasks_other: '{{count}} Aufgaben',
  newOwner: 'Neuer Eigentümer',
  newOwnerOf: 'Neuer Eigentümer von {{project}}',
  noCandidates: 'In Ihrem Team kann niemand sonst Ihre Projekte übernehmen. Löschen Sie sie zuerst.',
  ownersMissing: 'Wählen Sie für jedes Projekt einen neuen Eigentümer.',
  cancel: 'Abbrechen',
  delete: 'Konto löschen',
  transferAndDelete: 'Übertragen und löschen',
  deleting: 'Wird gelöscht …',
  failed: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
};

export default de;
