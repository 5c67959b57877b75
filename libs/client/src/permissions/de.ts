import type { Translation } from '../texts/catalogue';
import type { en } from './en';

const de: Translation<typeof en> = {
  'may.everything':
    'Alles tun, was die Personen dürfen, die es benutzen, außer sich mit anderen Servern zu verbinden',
  'may.frame': 'Läuft in einem Rahmen, ohne Zugriff auf die Seite, Sitzung und Speicher',
  'may.page': 'Den Rahmen verlassen und in der Seite laufen, mit allem, was deren Code kann',
  'may.frameHost': 'Sich aus seinem Rahmen mit {{host}} verbinden und dorthin senden, was es liest',
  'may.host': 'Sich mit {{host}} verbinden und dorthin senden, was es liest',
  'may.unknown': '{{permission}} (dieser Installation unbekannt; erlaubt nichts)',
  'may.storage.person': 'Kleine Werte für jede Person speichern',
  'may.storage.project': 'Kleine Werte für jedes Projekt speichern',
  'may.calls.projects.read': 'Projekte, ihre Mitglieder, Labels und den belegten Speicher lesen',
  'may.calls.projects.write': 'Projekte und Labels anlegen, ändern, archivieren und löschen',
  'may.calls.project-members.write': 'Mitglieder zu Projekten hinzufügen und entfernen',
  'may.calls.tasks.read': 'Aufgaben, ihre Kommentare, Anhänge und ihren Verlauf lesen',
  'may.calls.tasks.write': 'Aufgaben anlegen, ändern, archivieren und löschen',
  'may.calls.comments.write': 'Kommentare schreiben, bearbeiten und löschen und auf sie reagieren',
  'may.calls.attachments.write': 'Anhänge hochladen und löschen',
  'may.calls.trash': 'Den Papierkorb lesen, daraus wiederherstellen und ihn leeren',
  'may.calls.notifications.read': 'Benachrichtigungen und ihre Regeln lesen',
  'may.calls.notifications.write':
    'Benachrichtigungen als gelesen markieren und löschen und ihre Regeln ändern',
  'may.calls.notify': 'Seine Benachrichtigungen im Namen der Person an Mitglieder von Projekten senden',
  'may.calls.search': 'Projekte und Aufgaben durchsuchen',
  'may.calls.team.read': 'Mitglieder und Einladungen des Teams lesen',
  'may.calls.team.write':
    'Teammitglieder einladen und entfernen, ihre Rollen ändern und ihre Passwörter zurücksetzen',
  'may.calls.invitations': 'Einladungen annehmen und ablehnen',
  'may.calls.profile.read': 'Profil, Einstellungen und belegten Speicher der Person lesen',
  'may.calls.profile.write': 'Profil, Bild und Einstellungen der Person ändern',
  'may.calls.account':
    'An- und abmelden und Passwörter, zweite Faktoren, Sitzungen und API-Tokens der Person verwalten',
  'may.calls.people': 'Personen verwalten: Konten sperren und löschen, ihre Projekte übertragen',
  'may.calls.installation': 'Das Protokoll lesen und Richtlinien, E-Mail und Hintergrundaufgaben ändern',
  'may.calls.remotes':
    'Teile betreiben: Versionen aktivieren, zurückrollen, sperren und widerrufen, Deploy-Tokens anlegen, Backends zustimmen, Webhooks verwalten, gespeicherte Werte löschen',
  'may.calls.backend': 'Den eigenen Server aufrufen, sobald ein Team-Admin der Adresse zugestimmt hat',
  'may.point.project-tab': 'Einen Tab in Projekten zeigen',
  'may.point.task-panel-section': 'Einen Abschnitt in geöffneten Aufgaben zeigen',
  'may.point.dashboard-widget': 'Ein Widget auf der Übersicht zeigen',
  'may.point.settings-section': 'Einen Abschnitt in den Einstellungen zeigen',
  'may.point.card-badge': 'Marken auf den Karten von Boards zeigen',
  'may.point.calendar-source': 'Einträge im Kalender zeigen',
  'may.point.search-provider': 'Ergebnisse in der Suche zeigen',
  'may.point.notification-type': 'Eigene Benachrichtigungen in Glocke und Posteingang haben',
};

export default de;
