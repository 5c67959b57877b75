import type { Translation } from '@taskloom/client/texts';
import type { ProviderTexts } from './en';

const de: Translation<ProviderTexts> = {
  secondStep: 'Der Anbieter hat bestätigt, wer Sie sind',
  failed: 'Sie sind nicht angemeldet',
  failedLead: 'Die Anmeldung über den Anbieter hat nicht geklappt.',
  back: 'Zurück zur Anmeldung',
  linked: '{{name}} verbunden',
  linkedText: 'Sie können sich ab jetzt damit anmelden.',
  linkFailed: 'Verbinden fehlgeschlagen',
  proved: 'Bestätigt',
  provedText: 'Bitte machen Sie Ihre Änderung noch einmal. Die Bestätigung gilt 10 Minuten.',
  proofFailed: 'Nicht bestätigt',
  error: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
};
export default de;
