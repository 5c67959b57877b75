import { errorMessage } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { useState } from 'react';

interface RemovalDialogProps {
  texts: Record<'title' | 'text' | 'confirm' | 'busy' | 'cancel' | 'done' | 'failed' | 'error', string>;
  remove: () => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** Asks before something of the account is removed. */
export function RemovalDialog({ texts, remove, onClose }: RemovalDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const { error } = await remove();
    onClose();
    if (error) return toast.error(texts.failed, errorMessage(error, texts.error));
    toast.success(texts.done, texts.text);
  };
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmText={texts.confirm}
      busyText={texts.busy}
      cancelText={texts.cancel}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
