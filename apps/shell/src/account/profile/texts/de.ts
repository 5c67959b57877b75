import type { Translation } from '@taskloom/client/texts';
import type { ProfileTexts } from './en';

const de: Translation<ProfileTexts> = {
  title: 'Profil',
  lead: 'So sehen Sie die Menschen, mit denen Sie arbeiten',
  details: 'Ihre Angaben',
  name: 'Vollständiger Name',
  picture: 'Bild',
  pictureHint: 'Ein PNG- oder JPEG-Bild; Sie wählen den Ausschnitt.',
  pictureUpload: 'Bild hochladen',
  pictureChange: 'Bild ändern',
  pictureRemove: 'Entfernen',
  pictureElsewhere:
    'Ihr Bild liegt auf einer anderen Website und kann hier nicht angezeigt werden. Laden Sie es stattdessen hoch.',
  pictureTooLarge: 'Die Datei muss kleiner als 10 MB sein',
  pictureUnreadable:
    'Diese Datei kann nicht als Bild angezeigt werden. Bitte wählen Sie ein PNG- oder JPEG-Bild.',
  pictureSaved: 'Ihr Bild wurde geändert.',
  pictureRemoved: 'Statt eines Bildes werden Ihre Initialen gezeigt.',
  pictureFailed: 'Das Bild konnte nicht hochgeladen werden',
  pictureUse: 'Bild verwenden',
  cropTitle: 'Ausschnitt wählen',
  cropText: 'Verschieben und vergrößern Sie den Kreis.',
  cropArea: 'Ausschnitt: mit den Pfeiltasten verschieben, mit Strg und den Pfeiltasten in kleinen Schritten',
  cropHandle: 'Ausschnitt mit den Pfeiltasten vergrößern oder verkleinern',
  cancel: 'Abbrechen',
  emailHint: 'Damit melden Sie sich an. Die Adresse kann hier nicht geändert werden.',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  saved: 'Profil gespeichert',
  savedText: 'Ihre Änderungen wurden gespeichert.',
  failed: 'Profil konnte nicht gespeichert werden',
  failedText: 'Beim Speichern Ihres Profils ist ein Fehler aufgetreten.',
  nameRequired: 'Bitte geben Sie Ihren Namen ein',
  password: 'Passwort',
  noPassword:
    'Sie haben kein Passwort: Ein Anbieter meldet Sie an. „Passwort vergessen?“ auf der Anmeldeseite setzt eines.',
  passwordLead: 'Eine Änderung meldet Sie überall sonst ab und widerruft Ihre API-Tokens.',
  keepTokens_one: 'Mein API-Token behalten',
  keepTokens_other: 'Meine {{count}} API-Tokens behalten',
  current: 'Bisheriges Passwort',
  next: 'Neues Passwort',
  currentRequired: 'Bitte geben Sie Ihr bisheriges Passwort ein',
  nextTooShort: 'Bitte wählen Sie mindestens {{count}} Zeichen',
  change: 'Passwort ändern',
  changing: 'Wird geändert …',
  changed: 'Passwort geändert',
  changedText: 'Alle anderen Sitzungen wurden abgemeldet.',
  changeFailed: 'Passwort konnte nicht geändert werden',
  changeFailedText: 'Beim Ändern Ihres Passworts ist ein Fehler aufgetreten.',
};

export default de;
