import { Button } from '@taskloom/ui/core';
import { Dialog } from '@taskloom/ui/modal';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useTexts } from '../../texts';

interface FormDialogProps {
  open: boolean;
  title: string;
  subtitle?: string;
  /** Small for what is one question. */
  width?: 'sm' | 'md';
  submitText: string;
  /** While the answer is awaited: 'Creating...'. */
  busyText: string;
  busy: boolean;
  onSubmit: () => void;
  /** The close button, Escape or a click beside it. */
  onClose: () => void;
  /** The Cancel button says by itself that nothing is kept. */
  onCancel: () => void;
  /** The first field, where typing can begin at once. */
  initialFocus?: ComponentProps<typeof Dialog>['initialFocus'];
  children: ReactNode;
}

/** A dialog that is one form: Enter submits, the footer holds Cancel and the one filled button. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, subtitle, submitText, busyText, busy, onSubmit, onClose, onCancel, children } = props;
  const t = useTexts();
  const form = useId();
  return (
    <Dialog
      open={open}
      title={title}
      subtitle={subtitle}
      width={props.width ?? 'md'}
      closeText={t('close')}
      busy={busy}
      initialFocus={props.initialFocus}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onCancel} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button type="primary" htmlType="submit" form={form} disabled={busy}>
            {busy ? busyText : submitText}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
