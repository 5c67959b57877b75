import { toast } from '@taskloom/client/toasts';
import { t } from '../../texts';
import type { DraftProblems } from './form/check-draft';

/**
 * Shows a toast for a task with problems, in addition to the errors below the fields (specification 5).
 * Returns true when there are none.
 */
export const mayBeSent = ({ title, description, deadline }: DraftProblems): boolean => {
  if (title === 'taskTitleMissing') toast.error(t('titleRequired'), t('taskTitleMissing'));
  else if (title ?? description ?? deadline) toast.error(t('error'), t('checkFields'));
  else return true;
  return false;
};
