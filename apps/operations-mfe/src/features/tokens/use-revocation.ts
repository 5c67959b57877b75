import type { DeployToken } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useRevokeDeployTokenMutation } from '@taskloom/contracts/rtk/remotes';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts';

/** Revokes a token of the remote, and reports the result in a toast. */
export function useRevocation(remote: string, onBusy: (busy: boolean) => void, onDone: () => void) {
  const t = useTexts();
  const [revoke] = useRevokeDeployTokenMutation();
  return async ({ _id, name }: DeployToken): Promise<void> => {
    onBusy(true);
    const { error } = await revoke({ remote, id: _id });
    onBusy(false);
    onDone();
    if (error) return toast.error(t('revokeTokenFailed'), errorMessage(error, t('failedToMove')));
    toast.success(t('tokenRevoked', { name }));
  };
}
