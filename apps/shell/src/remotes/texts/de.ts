import type { Translation } from '@taskloom/client/texts';
import type { RemotesTexts } from './en';

const de: Translation<RemotesTexts> = {
  loading: '{{title}} wird geladen …',
  failedTitle: '{{title}} ist gerade nicht verfügbar',
  failedText: 'Dieser Teil von {{product}} konnte nicht geladen werden. Alles andere funktioniert weiter.',
  crashedText: 'In diesem Teil von {{product}} ist ein Fehler aufgetreten. Alles andere funktioniert weiter.',
  integrityText:
    'Dieser Teil von {{product}} stimmt nicht mit der veröffentlichten Version überein und wurde nicht gestartet. Alles andere funktioniert weiter.',
  revokedTitle: 'Diese Version von {{title}} wurde zurückgezogen',
  revokedText: 'Eine andere Version ist bald verfügbar. Alles andere funktioniert weiter.',
  incompatibleTitle: '{{title}} braucht eine andere Version von {{product}}',
  incompatibleText:
    'Er wurde für {{provider}} {{needs}} gebaut, diese Seite hat aber {{has}}. Alles andere funktioniert weiter.',
  incapableText:
    'Er braucht „{{needs}}“ vom Server. Diese Installation unterstützt das nicht. Alles andere funktioniert weiter.',
  otherVersion: 'Sie sehen Version {{version}}, weil {{requested}} nicht geladen werden konnte.',
  tryRequested: 'Noch einmal versuchen',
  partMissing: 'Der Inhalt von {{title}} {{version}} ist gerade nicht verfügbar.',
  partUnfit: '{{title}} braucht eine andere Version von {{product}}.',
  retry: 'Erneut versuchen',
  reload: 'Neu laden',
  home: 'Zum Dashboard',
  version: 'Version {{version}}',
  reference: 'Kennung {{reference}}',
  preview: 'Vorschau von {{names}}. Nur Sie sehen sie.',
  previewLeave: 'Vorschau verlassen',
  previewStays: 'Die Vorschau von {{names}} konnte nicht beendet werden.',
  previewTryAgain: 'Noch einmal versuchen',
  previewLoading: 'Angaben zu {{name}} werden geladen …',
  withdrawn:
    '{{names}} wurde zurückgezogen. Laden Sie die Seite neu, um die Auswirkungen zu entfernen; Ihre Eingaben bleiben erhalten.',
  updatedTitle: '{{product}} wurde aktualisiert',
  updatedText:
    'Diese Seite ist älter als der Server, deshalb kann dieser Teil hier nicht laufen. Laden Sie sie neu, um weiterzumachen; Ihre Eingaben bleiben erhalten.',
};

export default de;
