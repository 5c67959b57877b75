import type { Translation } from '@taskloom/client/texts';
import type { CopyTexts } from './en';

const de: Translation<CopyTexts> = {
  title: 'Aufgabe duplizieren',
  submit: 'Duplizieren',
  busy: 'Wird dupliziert …',
  takeAlong: 'Mitnehmen',
  checklist: 'Checkliste',
  people: 'Personen',
  labels: 'Labels',
  files: 'Dateien',
  left: 'Kommentare und der Verlauf bleiben beim Original.',
  copyTitle: '{{title}} (Kopie)',
  failed: 'Die Aufgabe konnte nicht dupliziert werden',
  failedText: 'Beim Duplizieren der Aufgabe ist ein Fehler aufgetreten.',
  done: 'Aufgabe dupliziert',
  projectTitle: 'Projekt duplizieren',
  tasks: 'Aufgaben',
  tasksOpen: 'Offene',
  tasksAll: 'Alle',
  tasksNone: 'Keine',
  checklists: 'Checklisten',
  members: 'Mitglieder Ihres Teams und was ihnen zugewiesen ist',
  projectLeft: 'Kommentare, Verlauf, Archiv und Papierkorb bleiben beim Original.',
  projectFailed: 'Das Projekt konnte nicht dupliziert werden',
  projectFailedText: 'Beim Duplizieren des Projekts ist ein Fehler aufgetreten.',
};

export default de;
