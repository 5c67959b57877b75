import { errorMessage } from '@taskloom/contracts/rtk';
import { useGetMailStateQuery, useRetryMailsMutation } from '@taskloom/contracts/rtk/admin';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts/mail';

/** Tries one failed mail, or all of them, again now. */
export function useRetry() {
  const t = useTexts();
  const { refetch } = useGetMailStateQuery();
  const [send, { isLoading: retrying }] = useRetryMailsMutation();
  const retry = async (mailId?: string) => {
    const { data, error } = await send(mailId === undefined ? {} : { mailId });
    if (!data) return void toast.error(t('retryFailed'), errorMessage(error, t('retryFailed')));
    toast.success(t('retried', { count: data.retried }));
    void refetch();
  };
  return { retry, retrying };
}
