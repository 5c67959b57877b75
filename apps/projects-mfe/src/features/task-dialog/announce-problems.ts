import { toast } from '@taskloom/client/toasts';
import { t } from '../../texts/all';
import type { DraftProblems } from '../../tasks/editing/check-draft';

export const hasProblems = (problems: DraftProblems): boolean => Object.keys(problems).length > 0;

/** Shows a toast for a form with problems, in addition to the errors below the fields (specification 5). */
export const announceProblems = ({ title }: DraftProblems): void => {
  if (title === 'taskTitleMissing') toast.error(t('titleRequired'), t('taskTitleMissing'));
  else toast.error(t('error'), t('checkFields'));
};
