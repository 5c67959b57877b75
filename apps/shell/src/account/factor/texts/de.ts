import type { Translation } from '@taskloom/client/texts';
import type { FactorTexts } from './en';

const de: Translation<FactorTexts> = {
  title: 'Zwei-Faktor-Anmeldung',
  lead: 'Ein Code aus einer App auf Ihrem Telefon, zusätzlich zum Passwort.',
  on: 'An',
  off: 'Aus',
  failed: 'Der zweite Faktor konnte nicht geladen werden',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
  setUp: 'Einrichten',
  turnOff: 'Ausschalten',
  newCodes: 'Neue Wiederherstellungscodes',
  codesLeft_one: 'Noch {{count}} Wiederherstellungscode',
  codesLeft_other: 'Noch {{count}} Wiederherstellungscodes',
  scan: 'Mit einer Authenticator-App scannen',
  qr: 'QR-Code mit dem Geheimnis für die App',
  copy: 'Kopieren',
  copied: 'Kopiert',
  enter: 'Den angezeigten Code eingeben',
  code: 'Code',
  turnOn: 'Einschalten',
  turningOn: 'Wird eingeschaltet …',
  next: 'Danach: zehn Wiederherstellungscodes zum Ausdrucken oder sicheren Aufbewahren.',
  cancel: 'Abbrechen',
  codesTitle: 'Wiederherstellungscodes sichern',
  codesText:
    'Jeder ersetzt die App einmal, etwa wenn Ihr Telefon verloren ist. Sie werden nur jetzt angezeigt.',
  download: 'Herunterladen',
  saved: 'Ich habe sie gesichert',
  askTitle: 'Mit dem Passwort bestätigen',
  askSetUp: 'Danach erhalten Sie ein Geheimnis für Ihre Authenticator-App.',
  askCodes: 'Die bisherigen Wiederherstellungscodes gelten dann nicht mehr.',
  askOff: 'Danach genügt das Passwort zur Anmeldung.',
  password: 'Passwort',
  continue: 'Weiter',
  checking: 'Wird geprüft …',
  error: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  turnedOff: 'Die Zwei-Faktor-Anmeldung ist aus',
};

export default de;
