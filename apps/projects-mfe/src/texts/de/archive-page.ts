import type { Translation } from '@taskloom/client/texts';
import type * as en from '../en/archive-page';

export const archivePage: Translation<typeof en.archivePage> = {
  projectArchivedNotice: 'Dieses Projekt ist archiviert und lässt sich nicht ändern.',
  taskOfArchivedProject: 'Das Projekt dieser Aufgabe ist archiviert. Deshalb lässt sich nichts ändern.',
  archiveOf: 'Archiv von {{project}}',
  archiveSubtitle:
    'Archivierte Aufgaben lassen sich nur lesen. Boards, Listen und Zahlen enthalten sie nicht.',
  archiveLoading: 'Archiv wird geladen …',
  archiveNotLoaded: 'Das Archiv konnte nicht geladen werden',
  archiveEmpty: 'Das Archiv ist leer',
  archiveEmptyText: 'Erledigte Aufgaben archivieren Sie über ihr Menü. Zurückholen können Sie sie jederzeit.',
  archiveAutomatically: 'Erledigte Aufgaben automatisch archivieren',
  archiveDoneTasks: 'Erledigte Aufgaben automatisch archivieren: {{when}}',
  archiveNever: 'Nie',
  archiveAfter_one: 'Nach {{count}} Tag ohne Änderung',
  archiveAfter_other: 'Nach {{count}} Tagen ohne Änderung',
  archiveOlder: 'Ältere zeigen',
  archivedBy: 'Archiviert von {{name}} · {{date}}',
  archivedAutomatically: 'Automatisch archiviert · {{date}}',
  archivedNotice: 'Diese Aufgabe ist archiviert und lässt sich nicht ändern.',
  restoreToBoard: 'Zurückholen',
  restoreTaskToBoard: '{{title}} zurückholen',
};
