import type { Translation } from '@taskloom/client/texts';
import type { NotificationTexts } from './en';

const de: Translation<NotificationTexts> = {
  unread: 'Ungelesen',
  empty: 'Keine Benachrichtigungen',
  loading: 'Benachrichtigungen werden geladen …',
  failed: 'Benachrichtigungen konnten nicht geladen werden',
  markAll: 'Alle gelesen',
  all: 'Alle im Eingang ansehen',
  clear: 'Alle löschen',
  delete: 'Benachrichtigung löschen: {{title}}',
  accept: 'Annehmen',
  reject: 'Ablehnen',
  markFailed: 'Konnte nicht als gelesen markiert werden',
  deleteFailed: 'Benachrichtigung konnte nicht gelöscht werden',
  clearFailed: 'Benachrichtigungen konnten nicht gelöscht werden',
  cleared: 'Benachrichtigungen gelöscht',
  undo: 'Rückgängig',
  restoreFailed: 'Benachrichtigungen konnten nicht wiederhergestellt werden',
  live: 'Neue Benachrichtigungen ({hotkey})',
  dismiss: 'Ausblenden',
};

export default de;
