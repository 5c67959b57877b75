import type { Translation } from '@taskloom/client/texts';
import type { SecondStepTexts } from './en';

const de: Translation<SecondStepTexts> = {
  screen: 'Bestätigen Sie, dass Sie es sind',
  title: 'Bestätigen Sie, dass Sie es sind',
  hint: 'Geben Sie den Code aus Ihrer Authenticator-App ein.',
  recoveryHint: 'Geben Sie einen der zehn Codes ein, die Sie aufbewahrt haben. Jeder gilt einmal.',
  code: 'Code',
  recoveryCode: 'Wiederherstellungscode',
  trust: 'Diesem Gerät 30 Tage lang vertrauen',
  verify: 'Bestätigen',
  verifying: 'Wird geprüft …',
  usePasskey: 'Passkey verwenden',
  useRecovery: 'Wiederherstellungscode verwenden',
  useApp: 'Authenticator-App verwenden',
  failed: 'Der Code konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
  lost: 'Beides nicht zur Hand? Wer diese Installation betreibt, kann helfen.',
  other: 'Anderes Konto verwenden',
};

export default de;
