import type { Translation } from '@taskloom/client/texts';
import type { CommandTexts } from './en';

const de: Translation<CommandTexts> = {
  aboutSelected_one: '{{count}} ausgewählte Aufgabe',
  aboutSelected_other: '{{count}} ausgewählte Aufgaben',
  aboutTask: '„{{title}}“',
  change_status: 'Status ändern',
  change_priority: 'Priorität ändern',
  change_assignees: 'Zuständige ändern',
  change_deadline: 'Frist ändern',
  change_labels: 'Labels ändern',
  change_move: 'Verschieben',
  assignTo: '{{name}} zuweisen',
  unassign: 'Zuweisung an {{name}} entfernen',
  assignToMe: 'mir',
  setPriority: 'Priorität auf {{value}} setzen',
  setStatus: 'Status auf {{value}} setzen',
  statusWords: 'in die Spalte verschieben',
  toTop: 'An den Anfang der Spalte verschieben',
  toBottom: 'Ans Ende der Spalte verschieben',
  setDeadline: 'Frist auf {{day}} setzen',
  removeDeadline: 'Frist entfernen',
  addLabel: 'Label {{name}} hinzufügen',
  removeLabel: 'Label {{name}} entfernen',
  archive: 'Archivieren',
  duplicate: 'Duplizieren …',
  delete: 'Löschen',
};

export default de;
