import { toast } from '@taskloom/client/toasts';
import { t } from '../../texts/all';
import type { ProjectProblems } from './project-form';

export const hasProblems = ({ title, description, deadline }: ProjectProblems): boolean =>
  Boolean(title ?? description ?? deadline);

/** Shows a toast for a form with problems, in addition to the errors below the fields (specification 5). */
export const announceProblems = ({ title, description, deadline }: ProjectProblems): void => {
  if (title === 'projectTitleMissing') toast.error(t('titleRequired'), t('projectTitleMissing'));
  else if (description === 'descriptionMissing')
    toast.error(t('descriptionRequired'), t('descriptionMissing'));
  else if (deadline === 'deadlineMissing') toast.error(t('deadlineRequired'), t('deadlineMissing'));
  else toast.error(t('error'), t('checkFields'));
};
