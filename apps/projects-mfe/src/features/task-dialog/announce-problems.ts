import { toast } from '@taskloom/client/toasts';
import { t } from '../../texts';
import type { DraftProblems } from './form/check-draft';

/** The toast of a task that was not sent, in addition to what stands under the fields (spec §5). True when it may be sent. */
export const mayBeSent = ({ title, description, deadline }: DraftProblems): boolean => {
  if (title === 'taskTitleMissing') toast.error(t('titleRequired'), t('taskTitleMissing'));
  else if (title ?? description ?? deadline) toast.error(t('error'), t('checkFields'));
  else return true;
  return false;
};
