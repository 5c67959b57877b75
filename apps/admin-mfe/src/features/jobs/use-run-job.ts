import { errorMessage } from '@taskloom/contracts/rtk';
import { useRunJobMutation } from '@taskloom/contracts/rtk/admin';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts/jobs';

/** Starts a job; its row shows how it ended. */
export function useRunJob(name: string) {
  const t = useTexts();
  const [start, { isLoading: starting }] = useRunJobMutation();
  const run = async () => {
    const { data, error } = await start(name);
    if (!data) toast.error(t('error'), errorMessage(error, t('runFailed')));
    else if (data.running) toast.success(t('started'));
    else if (!data.lastRun?.failed) toast.success(t('ended'));
  };
  return { run, starting };
}
