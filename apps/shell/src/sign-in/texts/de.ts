import type { Translation } from '@taskloom/client/texts';
import type { SignInTexts } from './en';

const de: Translation<SignInTexts> = {
  'login.screen': 'Anmelden',
  'login.title': 'Willkommen zurück bei {{product}}',
  'login.lead': 'Melden Sie sich an und machen Sie dort weiter, wo Ihr Team aufgehört hat.',
  'login.submit': 'Anmelden',
  'login.busy': 'Anmeldung läuft …',
  'login.question': 'Neu bei {{product}}?',
  'login.invited': 'Für ein neues Konto brauchen Sie eine Einladung.',
  'login.closed': 'Hier können keine neuen Konten erstellt werden.',
  'login.link': 'Konto erstellen',
  'login.forgot': 'Passwort vergessen?',
  'login.passkey': 'Passkey verwenden',
  'login.passkeyUnused':
    'Es wurde kein Passkey benutzt. Versuchen Sie es noch einmal, oder benutzen Sie Ihr Passwort.',
  'login.as': 'Anmeldung als {{email}}',
  'login.asAdmin': 'Als Admin mit Passwort anmelden',
  'login.or': 'oder',
  'login.provider': 'Weiter mit {{provider}}',
  'login.providerDown': 'Zurzeit nicht erreichbar',
  'login.done': 'Anmeldung erfolgreich!',
  'login.failed': 'Anmeldung fehlgeschlagen',
  'login.fallback': 'Bitte prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
  'register.screen': 'Konto erstellen',
  'register.title': 'Konto erstellen',
  'register.lead': 'Registrieren Sie sich, um mit Ihrer Projektverwaltung zu beginnen.',
  'register.leadInvited':
    'Sie brauchen eine Einladung. Öffnen Sie den Link in der E-Mail oder registrieren Sie sich mit der eingeladenen Adresse.',
  'register.closed': 'Die Registrierung ist geschlossen',
  'register.leadClosed':
    'Hier können keine neuen Konten erstellt werden. Fragen Sie einen Admin Ihres Teams.',
  'register.submit': 'Konto erstellen',
  'register.busy': 'Konto wird erstellt …',
  'register.question': 'Sie haben schon ein Konto?',
  'register.link': 'Anmelden',
  'register.failed': 'Registrierung fehlgeschlagen',
  'register.fallback': 'Prüfen Sie, ob Ihr Passwort mindestens 6 Zeichen hat.',
};

export default de;
