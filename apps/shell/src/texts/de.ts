import type { Translation } from '@taskloom/client/texts';
import type { en } from './en';

const de: Translation<typeof en> = {
  'app.loading': 'Wird geladen …',
  'app.unreachable': 'Wird geladen … Der Server ist nicht erreichbar. Neuer Versuch folgt.',
  'app.toasts': 'Meldungen',
  'app.title': '{{screen}} · {{product}}',
  'app.partFailed': 'Dieser Teil konnte nicht geladen werden',
  'app.partFailedText': 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'app.crashed': 'Auf dieser Seite ist etwas schiefgegangen',
  'app.crashedText': 'Gespeichertes ist nicht verloren. Laden Sie die Seite neu, um weiterzumachen.',
  'app.reload': 'Neu laden',

  'field.name': 'Vollständiger Name',
  'field.email': 'E-Mail',
  'field.password': 'Passwort',
  'field.showPassword': 'Zeichen anzeigen',
  'field.hidePassword': 'Zeichen verbergen',
  'field.passwordHint': 'Mindestens {{count}} Zeichen',

  'frame.skip': 'Zum Inhalt springen',
  'frame.openMenu': 'Menü öffnen',
  'frame.closeMenu': 'Menü schließen',
  'frame.home': 'Startseite von {{logo}} {{product}}',
  'frame.navigation': 'Hauptmenü',
  'frame.dueCount_one': '{{count}} Aufgabe überfällig oder heute fällig',
  'frame.dueCount_other': '{{count}} Aufgaben überfällig oder heute fällig',
  'frame.favourites': 'Favoriten',
  'frame.recent': 'Zuletzt geöffnet',
  'frame.recentEmpty': 'Hier erscheinen Projekte, die Sie öffnen.',
  'frame.jump': 'Suchen oder springen …',
  'frame.jumpWith': 'Suchen oder springen … {{keys}}',
  'frame.account': 'Konto',
  'frame.accountOf': 'Kontomenü von {{name}}',
  'frame.login': 'Anmelden',
  'frame.partsMissingTitle': 'Nicht verfügbar',
  'frame.partsMissing': 'Die Seiten von {{product}} konnten nicht ermittelt werden',
  'frame.partsMissingText':
    'Der Server hat nicht geantwortet. Ihre Daten sind sicher; versuchen Sie es gleich noch einmal.',
  'frame.retry': 'Erneut versuchen',

  'menu.dashboard': 'Übersicht',
  'menu.profile': 'Profil',
  'menu.settings': 'Einstellungen',
  'menu.logout': 'Abmelden',

  'notFound.title': 'Seite nicht gefunden',
  'notFound.text': 'Die Adresse ist vielleicht falsch geschrieben, oder Sie haben keinen Zugriff mehr.',
  'notFound.home': 'Zur Startseite',

  'notifications.title': 'Benachrichtigungen',
  'notifications.unreadCount_one': '{{count}} ungelesene Benachrichtigung',
  'notifications.unreadCount_other': '{{count}} ungelesene Benachrichtigungen',

  'invite.success': 'Erledigt',
  'invite.error': 'Fehler',
  'invite.claimed': 'Die Einladung steht in Ihren Benachrichtigungen',
  'invite.claimFailed': 'Dieser Einladungslink gilt nicht mehr',

  'connection.offline':
    'Sie sind offline. Was Sie ändern, bleibt erhalten und wird gesendet, sobald die Verbindung zurück ist.',
  'connection.reconnecting':
    'Verbindung wird wiederhergestellt … Änderungen anderer erscheinen, sobald sie steht.',
  'connection.unreachable': 'Der Server ist nicht erreichbar. Sie bleiben angemeldet. Neuer Versuch folgt …',
  'connection.asOf': 'Stand: {{ago}}.',
  'connection.underMinute': 'vor weniger als einer Minute',
  'connection.tryNow': 'Jetzt versuchen',

  'shortcuts.control': 'Strg',
};

export default de;
