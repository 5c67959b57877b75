import type { Translation } from '@taskloom/client/texts';
import type { trash as english } from '../en/trash';

export const trash: Translation<typeof english> = {
  undo: 'Rückgängig',
  controlKey: 'Strg',
  tasksDeleted: '{{count}} Aufgaben gelöscht',
  filesDeleted: '{{count}} Dateien gelöscht',
  undone: 'Wiederhergestellt',
  undoneWithout: 'Wiederhergestellt ohne {{names}}, nicht mehr im Projekt.',
  restoreFailed: 'Wiederherstellen fehlgeschlagen',
  restoreFailedText: 'Vielleicht wurde es endgültig entfernt. Bitte im Papierkorb nachsehen.',
};
