import type { Translation } from '@taskloom/client/texts';
import type { TodayTexts } from './en';

const de: Translation<TodayTexts> = {
  overdueBy_one: '{{count}} Tag überfällig',
  overdueBy_other: '{{count}} Tage überfällig',
  dueToday: 'Heute fällig',
  tomorrow: 'Morgen',
  mentionedYou: 'erwähnt Sie: „{{text}}“',
  mentionedYouIn: 'erwähnt Sie in „{{title}}“',
  more: '{{number}} weitere',
  moreOverdue_one: '{{count}} weitere überfällige Aufgabe',
  moreOverdue_other: '{{count}} weitere überfällige Aufgaben',
  moreToday_one: '{{count}} weitere heute fällige Aufgabe',
  moreToday_other: '{{count}} weitere heute fällige Aufgaben',
  moreMentions_one: '{{count}} weitere ungelesene Erwähnung',
  moreMentions_other: '{{count}} weitere ungelesene Erwähnungen',
  nothing: 'Nichts ist überfällig oder heute fällig, und keine Erwähnung ist ungelesen.',
  failed: 'Das konnte nicht geladen werden',
  retry: 'Erneut versuchen',
};

export default de;
