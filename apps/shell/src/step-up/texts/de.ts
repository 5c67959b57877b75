import type { Translation } from '@taskloom/client/texts';
import type { StepUpTexts } from './en';

const de: Translation<StepUpTexts> = {
  title: 'Bestätigen Sie, dass Sie es sind',
  lead: 'Diese Änderung braucht eine Bestätigung, die höchstens 10 Minuten alt ist.',
  password: 'Passwort',
  code: 'Code aus Ihrer App oder ein Wiederherstellungscode',
  noPassword:
    'Sie haben hier kein Passwort. Melden Sie sich ab und wieder an: Eine Anmeldung gilt 10 Minuten als Bestätigung.',
  viaProvider:
    'Ein Anbieter öffnet seine Seite. Danach sind Sie wieder hier und machen Ihre Änderung noch einmal.',
  useProvider: 'Mit {{name}} bestätigen',
  providerDown: '{{name}} ist gerade nicht erreichbar',
  usePassword: 'Passwort verwenden',
  useCode: 'Code verwenden',
  usePasskey: 'Passkey verwenden',
  passkeyUnused: 'Es wurde kein Passkey benutzt.',
  confirm: 'Bestätigen',
  confirming: 'Wird bestätigt …',
  cancel: 'Abbrechen',
  error: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
};
export default de;
