import type { Translation } from '@taskloom/client/texts';
import type { EmailAddressTexts } from './en';

const de: Translation<EmailAddressTexts> = {
  screen: 'Adresse bestätigen',
  title: 'Adresse bestätigen',
  lead: 'Der geöffnete Link beweist, dass dieses Postfach Ihnen gehört.',
  confirm: 'Adresse bestätigen',
  confirming: 'Wird bestätigt …',
  done: 'Adresse bestätigt',
  doneText: 'Sie gehört jetzt zu Ihrem Konto.',
  failed: 'Die Adresse konnte nicht bestätigt werden. Bitte versuchen Sie es noch einmal.',
  noToken: 'Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail.',
  again: 'Brauchen Sie einen neuen Link?',
  security: 'Sicherheit',
  signIn: 'Anmelden',
};
export default de;
