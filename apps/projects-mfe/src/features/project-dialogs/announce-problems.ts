import { toast } from '@taskloom/client/toasts';
import { t } from '../../texts';
import type { ProjectProblems } from './project-form';

/**
 * Shows a toast for a form with problems, in addition to the errors below the fields (specification 5).
 * Returns true when there are none.
 */
export const mayBeSent = ({ title, description, deadline }: ProjectProblems): boolean => {
  if (title === 'projectTitleMissing') toast.error(t('titleRequired'), t('projectTitleMissing'));
  else if (description === 'descriptionMissing')
    toast.error(t('descriptionRequired'), t('descriptionMissing'));
  else if (deadline === 'deadlineMissing') toast.error(t('deadlineRequired'), t('deadlineMissing'));
  else if (title ?? description ?? deadline) toast.error(t('error'), t('checkFields'));
  else return true;
  return false;
};
