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
 * The word for a status, a priority or a role in the document's language, as dates are written in it; no two enumerations share a
 * value. A value of a newer API shows as it is.
 */
export const valueWord = (value: string): string => {
  const words = document.documentElement.lang === 'de' ? de : en;
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
};
