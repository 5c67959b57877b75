import type { Webhook } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useUpdateWebhookMutation,
} from '@taskloom/contracts/rtk/remotes';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts';

/** Changes webhooks of the remote, and reports the results in toasts. */
export function useWebhookActions(remote: string, onBusy: (busy: boolean) => void) {
  const t = useTexts();
  const [update] = useUpdateWebhookMutation();
  const [remove] = useDeleteWebhookMutation();
  const [rotate] = useRotateWebhookSecretMutation();

  const during = async <Result extends { error?: unknown }>(send: () => Promise<Result>): Promise<Result> => {
    onBusy(true);
    const result = await send();
    onBusy(false);
    if (result.error) toast.error(t('webhookFailed'), errorMessage(result.error, t('failedToMove')));
    return result;
  };

  return {
    enable: async ({ _id: id, address }: Webhook, enabled: boolean): Promise<void> => {
      const { error } = await during(() => update({ remote, id, enabled }));
      if (!error) toast.success(t(enabled ? 'webhookEnabled' : 'webhookDisabled', { address }));
    },
    remove: async ({ _id: id, address }: Webhook): Promise<void> => {
      const { error } = await during(() => remove({ remote, id }));
      if (!error) toast.success(t('webhookDeleted', { address }));
    },
    /** The new secret; undefined after a failure. */
    rotate: async ({ _id: id }: Webhook): Promise<string | undefined> =>
      (await during(() => rotate({ remote, id }))).data?.secret,
  };
}
