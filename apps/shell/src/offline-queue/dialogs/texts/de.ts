import type { Translation } from '@taskloom/client/texts';
import type { DialogTexts } from './en';

const de: Translation<DialogTexts> = {
  heldTitle: 'Diese Änderungen senden?',
  heldText: 'Sie warten seit einem Tag. Die Aufgaben und Projekte haben sich inzwischen vielleicht geändert.',
  heldSince: 'Wartet seit {{since}}',
  heldTried: 'Vielleicht ist sie schon gespeichert. Prüfen Sie das, bevor Sie sie noch einmal senden.',
  send: 'Senden',
  sendThis: 'Senden: {{what}}',
  discard: 'Verwerfen',
  discardThis: 'Verwerfen: {{what}}',
  sendAll: 'Alle senden',
  discardAll: 'Alle verwerfen',
  updateTask: 'Aufgabe geändert: {{name}}',
  createTask: 'Neue Aufgabe: {{name}}',
  deleteTask: 'Aufgabe gelöscht: {{name}}',
  archiveTask: 'Aufgabe archiviert: {{name}}',
  addComment: 'Kommentar zu {{name}}',
  editComment: 'Kommentar geändert bei {{name}}',
  deleteComment: 'Kommentar gelöscht bei {{name}}',
  reactToComment: 'Reaktion auf einen Kommentar bei {{name}}',
  keepSmallPicture: 'Bild für die Karte von {{name}}',
  deleteAttachment: 'Datei entfernt aus {{name}}',
  changeNotifications: 'Benachrichtigungen geändert: {{name}}',
  changeChecklist: 'Checkliste von {{name}}',
  turnItemIntoTask: 'Neue Aufgabe aus der Checkliste von {{name}}',
  addRelation: 'Beziehung von {{name}}',
  removeRelation: 'Beziehung entfernt von {{name}}',
  updateProject: 'Projekt geändert: {{name}}',
  conflictTitle: 'Welche Änderung möchten Sie behalten?',
  conflictText: 'Jemand hat dieselben Felder geändert, bevor Ihre Änderungen gespeichert waren.',
  nothing: 'Nichts',
  later: 'Später entscheiden',
};

export default de;
