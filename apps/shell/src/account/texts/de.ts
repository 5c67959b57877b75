import type { Translation } from '@taskloom/client/texts';
import type { SecurityTexts } from './en';

const de: Translation<SecurityTexts> = {
  tabs: 'Teile des Profils',
  profileTab: 'Profil',
  securityTab: 'Sicherheit',
  screen: 'Sicherheit',
  sessions: 'Sitzungen',
  loading: 'Sitzungen werden geladen …',
  failed: 'Ihre Sitzungen konnten nicht geladen werden',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
  more_one: '{{count}} weitere zeigen',
  more_other: '{{count}} weitere zeigen',
  fewer: 'Weniger zeigen',
  thisDevice: 'Dieses Gerät',
  browserOn: '{{browser}} unter {{system}}',
  unknownDevice: 'Unbekanntes Gerät',
  lastUsed: 'zuletzt benutzt {{ago}}',
  signedIn: 'angemeldet {{ago}}',
  signOut: 'Abmelden',
  signOutOf: 'Abmelden: {{device}}',
  signOutOthers: 'Alle anderen abmelden',
  cancel: 'Abbrechen',
  signingOut: 'Wird abgemeldet …',
  signOutTitle: '{{device}} abmelden?',
  signOutText:
    'Dieses Gerät muss sich neu anmelden. Änderungen, die es noch nicht gesendet hat, bleiben dort.',
  othersTitle: 'Alle anderen Geräte abmelden?',
  othersText_one: '{{count}} anderes Gerät muss sich neu anmelden.',
  othersText_other: '{{count}} andere Geräte müssen sich neu anmelden.',
  ended: 'Abgemeldet',
  endedText: 'Das Gerät muss sich neu anmelden.',
  othersEndedText: 'Alle anderen Geräte müssen sich neu anmelden.',
  endFailed: 'Abmelden fehlgeschlagen',
  endFailedText: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  note: 'Jede Änderung hier steht im Prüfprotokoll.',
};

export default de;
