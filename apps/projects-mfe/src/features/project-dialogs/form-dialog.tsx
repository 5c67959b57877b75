import { PlainButton } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useTexts } from '../../texts';

interface FormDialogProps {
  open: boolean;
  title: string;
  subtitle?: string;
  /** Small for a single question. */
  width?: 'sm' | 'md';
  submitText: string;
  /** The label while the response is pending, for example 'Creating...'. */
  busyText: string;
  busy: boolean;
  onSubmit: () => void;
  /** Called on the close button, Escape or a click outside. */
  onClose: () => void;
  /** Called on Cancel, which discards input without asking. */
  onCancel: () => void;
  /** The first field, which gets the focus. */
  initialFocus?: ComponentProps<typeof Dialog>['initialFocus'];
  children: ReactNode;
}

/** A dialog with one form: Enter submits, the footer has Cancel and the primary button. */
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
          <PlainButton onClick={onCancel} disabled={busy}>
            {t('cancel')}
          </PlainButton>
          <PlainButton variant="primary" type="submit" form={form} disabled={busy}>
            {busy ? busyText : submitText}
          </PlainButton>
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
