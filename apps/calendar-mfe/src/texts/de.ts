import type { Translation } from '@taskloom/client/texts';
import type { en } from './en';

const de: Translation<typeof en> = {
  title: 'Projektkalender',
  subtitle: 'Fristen und Meilensteine der Projekte',
  loading: 'Projekte werden geladen …',
  loadFailedTitle: 'Fehler beim Laden der Projekte',
  loadFailed: 'Die Projekte konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  today: 'Heute',
  dayWithDeadlines_one: '{{day}}, {{count}} Frist: {{titles}}',
  dayWithDeadlines_other: '{{day}}, {{count}} Fristen: {{titles}}',
  more: '+{{count}} weitere',
  deadlinesFor: 'Fristen am {{day}}',
  status: 'Status: {{status}}',
  noDeadlines: 'Keine Projektfristen an diesem Tag',
  noDeadlinesAtAll: 'Geben Sie einem Projekt auf der Übersicht eine Frist, dann erscheint sie hier.',
};

export default de;
