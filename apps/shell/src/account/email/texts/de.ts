import type { Translation } from '@taskloom/client/texts';
import type { EmailTexts } from './en';

const de: Translation<EmailTexts> = {
  title: 'E-Mail-Adresse',
  verified: 'Bestätigt',
  unverified: 'Nicht bestätigt',
  pending: '{{email}} ersetzt sie, sobald der dorthin geschickte Link geöffnet wird.',
  mailed: 'Links zum Bestätigen und für ein neues Passwort werden dorthin geschickt.',
  noMail: 'Sie kann nicht geändert werden, weil diese Installation keine E-Mails verschickt.',
  send: 'Link senden',
  sending: 'Wird gesendet …',
  sent: 'Link gesendet',
  sentText: 'Öffnen Sie innerhalb von 24 Stunden den Link in der E-Mail an {{email}}.',
  sendFailed: 'Der Link konnte nicht gesendet werden',
  change: 'Ändern',
  changeTitle: 'E-Mail-Adresse ändern',
  changeLead: 'Wir schicken einen Link an die neue Adresse. Ihre bleibt, bis er geöffnet wird.',
  newEmail: 'Neue E-Mail-Adresse',
  missing: 'E-Mail-Adresse fehlt.',
  cancel: 'Abbrechen',
  error: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
};
export default de;
