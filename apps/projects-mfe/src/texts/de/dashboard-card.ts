import type { Translation } from '@taskloom/client/texts';
import type * as en from '../en/dashboard-card';

export const projectCard: Translation<typeof en.projectCard> = {
  noDescription: 'Keine Beschreibung.',
  dueOn: 'Fällig {{date}}',
  overdue: 'Überfällig',
  noDate: 'Kein Datum',
  tasksDone: '{{done}} von {{all}} Aufgaben erledigt',
  noTasks: 'Noch keine Aufgaben',
  updated: 'Geändert {{ago}}',
  members_one: '{{count}} Mitglied',
  members_other: '{{count}} Mitglieder',
  membersTitle: 'Projektmitglieder',
  viewProject: 'Projekt ansehen',
  viewProjectOf: 'Projekt ansehen: {{title}}',
  projectMenu: 'Aktionen für {{title}}',
  editProject: 'Projekt bearbeiten',
  updateStatus: 'Status ändern',
  deleteProject: 'Projekt löschen',
};
