import {
  errorMessage,
  useGetTaskWatchQuery,
  useWatchTaskMutation,
  type TaskPath,
} from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { IconButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts/all';

/** Watches a task or stops watching it. Shown from the start, so that nothing in the bar moves when the response arrives. */
export function WatchButton({ path }: { path: TaskPath }) {
  const t = useTexts();
  const { data } = useGetTaskWatchQuery(path);
  const [watch, { isLoading }] = useWatchTaskMutation();
  const watching = data?.watching ?? false;
  const toggle = async () => {
    const { error } = await watch({ ...path, watching: !watching });
    if (error) toast.error(t('watchFailed'), errorMessage(error, t('watchFailedText')));
  };
  return (
    <IconButton
      label={t('watchTask')}
      icon={watching ? icons.action.show : icons.action.hide}
      aria-pressed={watching}
      disabled={!data || isLoading}
      onClick={() => void toggle()}
    />
  );
}
