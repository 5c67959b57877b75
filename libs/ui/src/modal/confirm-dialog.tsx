import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title?: string;
  /** What will happen and whether it can be undone. */
  children: ReactNode;
  confirmText: string;
  /** While busy: 'Deleting...'. */
  busyText?: string;
  cancelText?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** 'Are you sure?' (spec §2): the focus starts on Cancel, so that Enter alone destroys nothing. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title = 'Are you sure?', children, onConfirm, onCancel, busy = false, danger = true } = props;
  const { confirmText, busyText = confirmText, cancelText = 'Cancel' } = props;
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onCancel}
      busy={busy}
      closable={false}
      closeOnMask={false}
      footer={
        <>
          <Button autoFocus onClick={onCancel} disabled={busy}>
            {cancelText}
          </Button>
          <Button type="primary" danger={danger} onClick={onConfirm} disabled={busy}>
            {busy ? busyText : confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
