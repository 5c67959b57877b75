import type { Translation } from '@taskloom/client/texts';
import type { DataExportTexts } from './en';

const de: Translation<DataExportTexts> = {
  title: 'Ihre Daten',
  lead: 'Eine Zip-Datei mit Ihrem Profil, Ihren Aufgaben, Kommentaren und Benachrichtigungen und den Dateien, die Sie hochgeladen haben.',
  download: 'Herunterladen',
  preparing: 'Wird vorbereitet …',
  started: 'Der Download hat begonnen. Bei vielen Dateien kann er eine Weile dauern.',
  failed: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
};

export default de;
