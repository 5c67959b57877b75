import type { Translation } from '@taskloom/client/texts';
import type { PasswordResetTexts } from './en';

const de: Translation<PasswordResetTexts> = {
  forgotScreen: 'Passwort vergessen',
  forgotTitle: 'Passwort vergessen?',
  forgotLead: 'Geben Sie Ihre Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues festlegen.',
  forgotLeadNoMail:
    'Diese Installation versendet keine E-Mails. Ein Admin Ihres Teams kann Ihnen einen Link geben, mit dem Sie ein neues festlegen.',
  stepAsk: 'Sagen Sie einem Admin Ihres Teams, dass Sie ein neues Passwort brauchen.',
  stepLink:
    'Der Admin öffnet unter „Teammitglieder“ das Menü neben Ihrem Namen und wählt „Passwort-Link erstellen …“.',
  stepOpen: 'Öffnen Sie den Link, den Sie bekommen. Er gilt einmal und 30 Minuten lang.',
  operator: 'Betreiben Sie diese Installation? Dieser Befehl zeigt einen solchen Link:',
  send: 'Link senden',
  sending: 'Wird gesendet …',
  sent: 'Wenn zu {{email}} ein Konto gehört, ist eine E-Mail mit einem Link unterwegs. Der Link gilt einmal und 30 Minuten lang.',
  sendFailed: 'Der Link konnte nicht angefordert werden. Bitte versuchen Sie es noch einmal.',
  remembered: 'Doch eingefallen?',
  signIn: 'Anmelden',
  resetScreen: 'Neues Passwort',
  resetTitle: 'Neues Passwort wählen',
  resetLead: 'Sie werden überall abgemeldet und melden sich dann mit dem neuen Passwort an.',
  noToken:
    'Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail oder fordern Sie einen neuen an.',
  password: 'Neues Passwort',
  save: 'Passwort speichern',
  saving: 'Wird gespeichert …',
  saved: 'Passwort geändert',
  savedText: 'Melden Sie sich mit dem neuen Passwort an.',
  saveFailed: 'Das Passwort konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  again: 'Brauchen Sie einen anderen Link?',
  askAgain: 'Neuen anfordern',
};

export default de;
