import type { RemoteStoreScope } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useClearRemoteStoreMutation } from '@taskloom/contracts/rtk/remotes';
import { toast } from '@taskloom/client/toasts';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';

interface ClearStoreDialogProps {
  open: boolean;
  name: string;
  title: string;
  store: RemoteStoreScope;
  onClose: () => void;
}

/** Deletes all that the remote keeps for projects, or for people, once it is confirmed. */
export function ClearStoreDialog({
  open,
  name,
  title,
  store: { scope, owners, values },
  onClose,
}: ClearStoreDialogProps) {
  const t = useTexts();
  const [clear, { isLoading }] = useClearRemoteStoreMutation();
  const valuesOf = (count: number) => t('storeValues', { count });
  const confirm = async () => {
    const { data, error } = await clear({ remote: name, scope });
    onClose();
    if (data) toast.success(t('storeCleared', { values: valuesOf(data.values) }));
    else toast.error(t('storeClearFailed'), errorMessage(error, t('failedToMove')));
  };
  return (
    <ConfirmDialog
      open={open}
      title={t(`storeClearTitle.${scope}`, { remote: title })}
      confirmText={t('storeClear')}
      cancelText={t('cancel')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t(`storeClearText.${scope}`, { values: valuesOf(values), count: owners })}</p>
    </ConfirmDialog>
  );
}
