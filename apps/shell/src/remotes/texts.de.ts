import type { Translation } from '@taskloom/client/texts';
import type { RemotesTexts } from './texts';

const de: Translation<RemotesTexts> = {
  loading: '{{title}} wird geladen …',
  failedTitle: '{{title}} ist gerade nicht verfügbar',
  failedText: 'Dieser Teil von {{product}} konnte nicht geladen werden. Alles andere funktioniert weiter.',
  crashedText: 'In diesem Teil von {{product}} ist ein Fehler aufgetreten. Alles andere funktioniert weiter.',
  integrityText:
    'Dieser Teil von {{product}} ist nicht, was veröffentlicht wurde, und wurde nicht ausgeführt. Alles andere funktioniert weiter.',
  revokedTitle: 'Diese Version von {{title}} wurde zurückgezogen',
  revokedText: 'Bald wird eine andere da sein. Alles andere funktioniert weiter.',
  incompatibleTitle: '{{title}} braucht eine andere Version von {{product}}',
  incompatibleText:
    'Gebaut für {{provider}} {{needs}}, und diese Seite hat {{has}}. Alles andere funktioniert weiter.',
  incapableText:
    'Es braucht „{{needs}}“ vom Server, und diese Installation bietet das nicht. Alles andere funktioniert weiter.',
  otherVersion: 'Sie sehen Version {{version}}, weil {{wished}} nicht geladen werden konnte.',
  tryWished: 'Noch einmal versuchen',
  partMissing: 'Was {{title}} {{version}} hier beiträgt, ist gerade nicht verfügbar.',
  retry: 'Erneut versuchen',
  reload: 'Neu laden',
  home: 'Zum Dashboard',
  version: 'Version {{version}}',
  reference: 'Kennung {{reference}}',
  preview: 'Vorschau von {{names}}. Nur Sie sehen sie.',
  previewLeave: 'Vorschau verlassen',
  previewStays: 'Die Vorschau von {{names}} konnte nicht beendet werden.',
  previewTryAgain: 'Noch einmal versuchen',
  previewRefused:
    'Version {{version}} von {{name}} kann nicht als Vorschau gezeigt werden: Das können nur Team-Admins, und nur mit Veröffentlichtem.',
  previewDismiss: 'Ausblenden',
};

export default de;
