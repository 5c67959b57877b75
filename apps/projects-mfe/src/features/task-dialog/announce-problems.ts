import { toast } from '@taskloom/client/toasts';
import { t } from '../../texts';
import type { DraftProblems } from '../../tasks/editing/check-draft';

export const hasProblems = ({ title, description, startDate, deadline }: DraftProblems): boolean =>
  Boolean(title ?? description ?? startDate ?? deadline);

/** Shows a toast for a form with problems, in addition to the errors below the fields (specification 5). */
export const announceProblems = ({ title }: DraftProblems): void => {
  if (title === 'taskTitleMissing') toast.error(t('titleRequired'), t('taskTitleMissing'));
  else toast.error(t('error'), t('checkFields'));
};
