import type { Translation } from '@taskloom/client/texts';
import type { archive as english } from '../en/archive';

export const archive: Translation<typeof english> = {
  archiveTask: 'Archivieren',
  archiveSelected: 'Archivieren',
  archiveDone: 'Diese erledigten Aufgaben archivieren',
  taskArchived: 'Aufgabe archiviert',
  tasksArchived: '{{count}} Aufgaben archiviert',
  archiveFailed: 'Die Aufgabe konnte nicht archiviert werden',
  archiveFailedText: 'Sie ist noch auf dem Board. Bitte versuchen Sie es noch einmal.',
  unarchiveFailed: 'Die Aufgabe konnte nicht zurückgeholt werden',
  unarchiveGone: '„{{title}}“ ist nicht mehr im Archiv: Jemand hat die Aufgabe zurückgeholt oder gelöscht.',
  unarchiveFailedText: 'Sie ist noch im Archiv. Bitte versuchen Sie es noch einmal.',
  archiveProject: 'Projekt archivieren',
  restoreProject: 'Projekt zurückholen',
  projectArchived: 'Projekt archiviert',
  projectsArchived: '{{count}} Projekte archiviert',
  archiveProjectFailed: 'Das Projekt konnte nicht archiviert werden',
  restoreProjectGone: '„{{title}}“ wurde gelöscht, oder Sie gehören nicht mehr dazu.',
  restoreProjectFailed: 'Das Projekt konnte nicht zurückgeholt werden',
  archive: 'Archiv',
};
