import type { Translation } from '@taskloom/client/texts';
import type { InvitationTexts } from './en';

const de: Translation<InvitationTexts> = {
  success: 'Erledigt',
  error: 'Fehler',
  accepted: 'Sie gehören jetzt zum Team',
  rejected: 'Einladung abgelehnt',
  acceptFailed: 'Die Einladung konnte nicht angenommen werden',
  rejectFailed: 'Die Einladung konnte nicht abgelehnt werden',
  gone: 'Diese Einladung gibt es nicht mehr.',
  sent: 'Einladung gesendet',
  sentText: 'Eine Einladung wurde an {{email}} gesendet',
  sendFailed: 'Die Einladung konnte nicht gesendet werden',
  emailMissing: 'Bitte geben Sie eine E-Mail-Adresse ein',
};

export default de;
