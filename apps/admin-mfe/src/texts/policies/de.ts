import type { Translation } from '@taskloom/client/texts';
import type { en } from './en';

const de: Translation<typeof en> = {
  title: 'Registrierung und Faktoren',
  subtitle: 'Wer ein Konto anlegen kann, und wie sich Personen anmelden',
  loading: 'Die Richtlinien werden geladen …',
  loadFailed: 'Die Richtlinien konnten nicht geladen werden',
  onlyAdmins: 'Nur Administratoren eines Teams können diesen Bildschirm nutzen.',
  retry: 'Erneut versuchen',
  error: 'Fehler',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  saveFailed: 'Die Änderung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  fixed: 'Auf dem Server durch {{variable}} festgelegt und nur dort änderbar.',

  registration: 'Wer ein Konto anlegen kann',
  open: 'Alle',
  openText: 'Jeder, der die Anmeldeseite öffnen kann',
  invited: 'Eingeladene Personen',
  inviteText: 'Nur mit einer Einladung in ein Team',
  closed: 'Niemand',
  closedText: 'Einladungen können nur mit einem bestehenden Konto angenommen werden',

  domains: 'Erlaubte E-Mail-Domains',
  domainsText:
    'Neue Konten und Einladungen benötigen eine Adresse aus einer dieser Domains. Bestehende Konten bleiben, wie sie sind.',
  domainsLabel: 'Domains',
  domainsHint: 'Durch Kommas, Leerzeichen oder Zeilen getrennt, bis zu 20. Leer lassen, um alle zu erlauben.',
  anyDomain: 'Jede Domain',

  passwords: 'Neue Passwörter',
  passwordsText: 'Für Passwörter, die ab jetzt festgelegt werden. Bestehende bleiben, wie sie sind.',
  minLength: 'Mindestlänge',
  minLengthHint: 'Zeichen, von {{min}} bis {{max}}',
  guessable: 'Leicht zu erratende Passwörter',
  'guessable.accepted': 'Warnen',
  'guessableText.accepted': 'Die Personen sehen, wie schwach ein Passwort ist, und dürfen es nehmen',
  'guessable.refused': 'Ablehnen',
  'guessableText.refused':
    'Häufige Passwörter und solche aus dem Namen oder der Adresse der Person oder dem Namen dieser Installation',

  factor: 'Zweiter Faktor',
  factorText:
    'Vor dem Tag sehen die Personen einen Hinweis. Ab dann kann eine Sitzung ohne Authentifizierungs-App oder Passkey nur noch einen einrichten.',
  'factor.optional': 'Freiwillig',
  'factorText.optional': 'Jede Person entscheidet selbst',
  'factor.admins': 'Pflicht für Administratoren',
  'factorText.admins': 'Mitglieder entscheiden selbst',
  'factor.everyone': 'Pflicht für alle',
  'factorText.everyone': 'Auch API-Tokens von Personen ohne zweiten Faktor enden',
  from: 'Ab',
  fromHint: 'Der Tag beginnt um 00:00 UTC.',

  codes: 'Codes von Authentifizierungs-Apps',
  codesText: 'Für die Anmeldung und zum Bestätigen. Jeder Code wird einmal akzeptiert.',
  'codes.tolerant': 'Mit Toleranz',
  'codesText.tolerant':
    'Auch der Code vor und nach dem aktuellen zählt, falls Uhren bis zu 30 Sekunden abweichen',
  'codes.strict': 'Nur der aktuelle Code',
  'codesText.strict': 'Ein Code gilt 30 Sekunden; die Uhren der Telefone und dieses Servers müssen stimmen',
};

export default de;
