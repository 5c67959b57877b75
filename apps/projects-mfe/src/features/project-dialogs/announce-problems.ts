import { toast } from '@taskloom/client/toasts';
import { t } from '../../texts';
import type { ProjectProblems } from './project-form';

/** The toast of a form that was not sent, in addition to what stands under the fields (spec §5). True when it may be sent. */
export const mayBeSent = ({ title, description, deadline }: ProjectProblems): boolean => {
  if (title === 'projectTitleMissing') toast.error(t('titleRequired'), t('projectTitleMissing'));
  else if (description === 'descriptionMissing')
    toast.error(t('descriptionRequired'), t('descriptionMissing'));
  else if (deadline === 'deadlineMissing') toast.error(t('deadlineRequired'), t('deadlineMissing'));
  else if (title ?? description ?? deadline) toast.error(t('error'), t('checkFields'));
  else return true;
  return false;
};
