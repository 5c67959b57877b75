import type { Translation } from '@taskloom/client/texts';
import type { IdentityTexts } from './en';

const de: Translation<IdentityTexts> = {
  title: 'Verbundene Konten',
  lead: 'Melden Sie sich mit dem Konto eines anderen Anbieters an.',
  loading: 'Verbundene Konten werden geladen …',
  failed: 'Ihre verbundenen Konten konnten nicht geladen werden',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  retry: 'Noch einmal',
  connect: '{{name}} verbinden',
  connectFailed: 'Verbinden fehlgeschlagen',
  connectedOn: 'verbunden {{ago}}',
  lastUsed: 'benutzt {{ago}}',
  disconnect: 'Trennen',
  disconnectOf: 'Trennen: {{name}}',
  disconnecting: 'Wird getrennt …',
  removeTitle: '{{name}} trennen?',
  removeText: 'Sie können sich damit nicht mehr anmelden.',
  removed: '{{name}} getrennt',
  removeFailed: 'Trennen fehlgeschlagen',
  error: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  cancel: 'Abbrechen',
};
export default de;
