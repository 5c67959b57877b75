import {
  ASSIGNEE_ROLE_LABELS,
  PROJECT_STATUS_LABELS,
  TASK_PRIORITY_LABELS,
  TASK_STATUS_LABELS,
  TEAM_ROLE_LABELS,
} from '@taskloom/contracts';
import { de } from '../texts/de';

const en: Readonly<Record<string, string>> = {
  ...PROJECT_STATUS_LABELS,
  ...TASK_STATUS_LABELS,
  ...TASK_PRIORITY_LABELS,
  ...ASSIGNEE_ROLE_LABELS,
  ...TEAM_ROLE_LABELS,
};

/**
 * The word for a status, priority or role in the language of the document, as for dates. No two enumerations
 * share a value. An unknown value of a newer API is returned as it is.
 * @internal
 */
export const valueWord = (value: string): string => {
  const words = document.documentElement.lang === 'de' ? de : en;
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
};
