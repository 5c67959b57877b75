import type { Translation } from '@taskloom/sdk/client/texts';
import type { en } from './en';

const de: Translation<typeof en> = {
  loading: 'Wird geladen …',
  doneOf: '{{done}} von {{total}} Aufgaben erledigt',
  late_one: '{{count}} Aufgabe ist überfällig:',
  late_other: '{{count}} Aufgaben sind überfällig:',
  nothingLate: 'Keine Aufgabe ist überfällig.',
  withSoon: 'Auch zeigen, was in einer Woche fällig ist',
  nothingSoon: 'In der nächsten Woche ist nichts fällig.',
  noDeadline: 'Diese Aufgabe hat keine Frist.',
  finished: 'Diese Aufgabe ist erledigt.',
  daysLeft_one: 'Noch {{count}} Tag.',
  daysLeft_other: 'Noch {{count}} Tage.',
  dueToday: 'Sie ist heute fällig.',
  daysLate_one: 'Seit {{count}} Tag überfällig.',
  daysLate_other: 'Seit {{count}} Tagen überfällig.',
  atRisk: 'Gefährdet',
  atRiskHint: 'Hohe Priorität, in zwei Tagen fällig oder überfällig',
  noProjects: 'Es gibt kein aktives Projekt.',
};

export default de;
