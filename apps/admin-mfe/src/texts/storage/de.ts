import type { Translation } from '@taskloom/client/texts';
import type { en } from './en';

const de: Translation<typeof en> = {
  title: 'Speicher',
  subtitle: 'Der Platz, den Dateien belegen, und wie viel davon Personen und Projekte nutzen dürfen',
  loading: 'Der Speicher wird geladen …',
  loadFailed: 'Der Speicher konnte nicht geladen werden',
  onlyAdmins: 'Nur Administratoren eines Teams können diesen Bildschirm nutzen.',
  retry: 'Erneut versuchen',
  error: 'Fehler',

  used: 'Belegter Platz',
  usedOf: 'Die Dateien aller Projekte belegen {{used}} von {{limit}}',
  full: 'Es ist weniger Platz frei als die Reserve: Uploads und Builds von Teilen werden abgelehnt, bis wieder Platz ist.',
  files: 'Dateien',
  waiting: 'Gelöscht, noch auf der Festplatte',
  builds: 'Builds von Teilen',
  database: 'Datenbank',
  free: 'Frei auf der Festplatte',
  reserve: 'Reserve',
  reserveText:
    'Solange weniger als die Reserve frei ist, werden Uploads abgelehnt. Sie wird auf dem Server festgelegt.',

  quotas: 'Kontingente',
  quotasText:
    'Was eine Person, ein Projekt und alle zusammen nutzen dürfen. Ein kleineres Kontingent löscht nichts: Uploads werden abgelehnt, bis genug Dateien entfernt sind.',
  person: 'Jede Person',
  project: 'Jedes Projekt',
  installation: 'Die Installation',
  standard: 'Leer: {{size}}, wie auf dem Server festgelegt',
  badSize: 'Geben Sie eine Größe von 1 MB bis 1.024 TB ein, zum Beispiel 500 MB oder 2 GB.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  saveFailed: 'Die Änderung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',

  people: 'Größter Verbrauch in Ihrem Team',
  projects: 'Größte Projekte Ihres Teams',
  noFiles: 'Noch keine Dateien',
  fileCount_one: '{{count}} Datei',
  fileCount_other: '{{count}} Dateien',
  ownedBy: 'Eigentümer: {{name}}',
  share: '{{name}}: {{used}} von {{limit}}',
};

export default de;
