import { useId, type ReactNode } from 'react';
import { PlainButton } from '../fields/plain-button';
import { defaultWord } from '../words';
import { Dialog, type DialogProps } from './dialog';

export interface FormDialogProps extends Omit<DialogProps, 'footer'> {
  /** Undefined while there is nothing to submit. */
  submitText: string | undefined;
  /** The label while the response is pending, for example 'Creating...'. */
  busyText: string;
  cancelText?: string;
  /** Never called while busy. */
  onSubmit: () => void;
  /** Cancel discards input without asking; `onClose` by default. */
  onCancel?: () => void;
  /** Buttons before Cancel. */
  otherButtons?: ReactNode;
  formClassName?: string;
}

/**
 * A dialog with one form: Enter submits, the footer has Cancel and the primary button.
 * @example
 * <FormDialog open title="New report" submitText="Create" busyText="Creating" onSubmit={save} onClose={save}>{children}</FormDialog>
 */
export const FormDialog = (props: FormDialogProps) => {
  const { submitText, busyText, cancelText = defaultWord('cancel'), onSubmit, onCancel, ...rest } = props;
  const { otherButtons, formClassName, children, ...dialog } = rest;
  const { busy = false } = dialog;
  const form = useId();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          {otherButtons}
          <PlainButton onClick={onCancel ?? dialog.onClose} disabled={busy}>
            {cancelText}
          </PlainButton>
          {submitText !== undefined && (
            <PlainButton type="submit" form={form} variant="primary" busy={busy}>
              {busy ? busyText : submitText}
            </PlainButton>
          )}
        </>
      }
    >
      <form
        id={form}
        className={formClassName}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog may be inside another form in React's tree.
          event.stopPropagation();
          if (!busy) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
};
