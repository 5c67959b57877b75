import { useRef, type ReactNode } from 'react';
import { PlainButton } from '../fields/plain-button';
import { defaultWord } from '../words';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title?: string;
  /** The consequences, and whether they can be undone. */
  children: ReactNode;
  confirmText: string;
  /** The label while busy, for example 'Deleting...'. */
  busyText?: string;
  cancelText?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * 'Are you sure?' (specification 2.7). The focus starts on Cancel, so that Enter alone destroys nothing.
 * @example
 * <ConfirmDialog open title="Delete the report?" confirmText="Delete" danger onConfirm={save} onCancel={save}>It can't be restored.</ConfirmDialog>
 */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const {
    open,
    title = defaultWord('areYouSure'),
    children,
    onConfirm,
    onCancel,
    busy = false,
    danger = true,
  } = props;
  const { confirmText, busyText = confirmText, cancelText = defaultWord('cancel') } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      initialFocus={cancel}
      title={title}
      onClose={onCancel}
      busy={busy}
      closable={false}
      closeOnMask={false}
      footer={
        <>
          <PlainButton ref={cancel} onClick={onCancel} disabled={busy}>
            {cancelText}
          </PlainButton>
          <PlainButton variant={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy}>
            {busy ? busyText : confirmText}
          </PlainButton>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
