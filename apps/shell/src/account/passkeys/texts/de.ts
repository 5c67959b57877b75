import type { Translation } from '@taskloom/client/texts';
import type { PasskeyTexts } from './en';

const de: Translation<PasskeyTexts> = {
  title: 'Passkeys',
  lead: 'Melden Sie sich ohne Passwort an: mit Fingerabdruck, Gesicht oder der PIN des Geräts.',
  notHere:
    'Passkeys können hier nicht hinzugefügt werden: Die Seite braucht eine sichere Adresse mit einem Namen (https).',
  loading: 'Passkeys werden geladen …',
  failed: 'Ihre Passkeys konnten nicht geladen werden',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  retry: 'Noch einmal',
  add: 'Passkey hinzufügen',
  adding: 'Wird hinzugefügt …',
  added: 'Passkey hinzugefügt',
  addedText: 'Sie können sich ab jetzt damit anmelden.',
  addFailed: 'Der Passkey konnte nicht hinzugefügt werden',
  unfinished: 'Der Browser hat keinen angelegt.',
  exists: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  defaultName: 'Passkey',
  addedOn: 'hinzugefügt {{ago}}',
  lastUsed: 'benutzt {{ago}}',
  neverUsed: 'nie benutzt',
  synced: 'Synchronisiert',
  rename: 'Umbenennen: {{name}}',
  renameTitle: 'Passkey umbenennen',
  name: 'Name',
  nameMissing: 'Der Name fehlt.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  remove: 'Entfernen: {{name}}',
  removeTitle: '{{name}} entfernen?',
  removeText:
    'Sie können sich nicht mehr damit anmelden. Löschen Sie ihn auch von Ihrem Gerät oder aus Ihrer Passwortverwaltung.',
  removeConfirm: 'Entfernen',
  removing: 'Wird entfernt …',
  removed: 'Passkey entfernt',
  removeFailed: 'Der Passkey konnte nicht entfernt werden',
  error: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  cancel: 'Abbrechen',
};

export default de;
