import type { PoliciesUpdate } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useUpdatePoliciesMutation } from '@taskloom/contracts/rtk/admin';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts/policies';

/** Saves a policy; a refusal is shown as a toast, unless `onProblem` shows it. */
export function useSavePolicy() {
  const t = useTexts();
  const [update, { isLoading: saving }] = useUpdatePoliciesMutation();
  const save = async (changes: PoliciesUpdate, onProblem?: (message: string) => void) => {
    const { data, error } = await update(changes);
    if (data) {
      toast.success(t('saved'));
      return;
    }
    const message = errorMessage(error, t('saveFailed'));
    if (onProblem) onProblem(message);
    else toast.error(t('error'), message);
  };
  return { save, saving };
}
