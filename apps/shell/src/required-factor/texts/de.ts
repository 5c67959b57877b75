import type { Translation } from '@taskloom/client/texts';
import type { RequiredFactorTexts } from './en';

const de: Translation<RequiredFactorTexts> = {
  title: 'Zweiten Faktor einrichten',
  text: 'Ein Administrator verlangt ihn für dieses Konto. Richten Sie eine Authentifizierungs-App ein oder fügen Sie einen Passkey hinzu, um fortzufahren. Wenn Sie schon einen Passkey haben, melden Sie sich ab und damit wieder an.',
  continue: 'Weiter',
  signOut: 'Abmelden',
  notice: 'Ab {{day}} benötigen Sie einen zweiten Faktor, um Ihr Konto zu nutzen.',
  setUp: 'Einrichten',
};

export default de;
