import type { Translation } from '@taskloom/client/texts';
import type { en } from './en';

const de: Translation<typeof en> = {
  title: 'API-Token',
  subtitle: 'Was Programme im Namen von Personen dürfen',
  loading: 'API-Token werden geladen...',
  loadFailed: 'Die API-Token konnten nicht geladen werden',
  onlyAdmins: 'Nur Administratoren eines Teams können diese Seite verwenden.',
  retry: 'Erneut versuchen',
  list: 'Token des Teams',
  newest: 'Die neuesten {{count}} werden angezeigt.',
  none: 'Keine API-Token',
  noneText: 'Personen erstellen sie auf ihrer Sicherheitsseite.',
  read: 'Lesen',
  write: 'Lesen und schreiben',
  administer: 'Verwalten',
  allProjects: 'alle Projekte',
  projects_one: '{{count}} Projekt',
  projects_other: '{{count}} Projekte',
  expires: 'läuft ab am {{day}}',
  expired: 'Abgelaufen',
  expiredOn: 'abgelaufen am {{day}}',
  lastUsed: 'zuletzt verwendet {{ago}}',
  neverUsed: 'nie verwendet',
  revoke: 'Widerrufen',
  revokeOf: 'Widerrufen: {{name}} von {{person}}',
  revokeTitle: '{{name}} von {{person}} widerrufen?',
  revokeText:
    'Programme, die es verwenden, funktionieren sofort nicht mehr. Die Person kann ein neues erstellen.',
  revoking: 'Wird widerrufen...',
  revoked: 'Token widerrufen',
  revokedText: '{{name}} von {{person}} funktioniert nicht mehr.',
  revokeFailed: 'Das Token konnte nicht widerrufen werden',
  revokeFailedText: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  cancel: 'Abbrechen',
};

export default de;
