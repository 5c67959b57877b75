import { errorMessage } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useEffect } from 'react';
import { useTexts } from '../../texts/dashboard';

/** Shows a toast 'Error' with the message, once for each failure (specification 8). */
export function useLoadFailureToast(error: unknown): void {
  const t = useTexts();
  useEffect(() => {
    if (error)
      toast.error(t('projectsFailedToast'), errorMessage(error, t('projectsFailedFallback')), {
        id: 'projects',
      });
  }, [error, t]);
}
