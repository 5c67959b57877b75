import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { InlineError, PlainButton, TextField } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';
import { Sentence } from '../../words/sentence';
import styles from './operation-form.module.css';

/** Characters (the API's limit). */
const REASON = 500;

export interface OperationFormProps {
  open: boolean;
  title: string;
  /** The effects of the operation. */
  sentences: readonly (string | false | null | undefined)[];
  confirmText: string;
  /** A red button and a required reason, for destructive operations. */
  danger?: boolean;
  /** There is nothing to confirm. */
  impossible?: boolean;
  busy: boolean;
  /** Why the API refused the operation. */
  problem: string | null;
  onClose: () => void;
  /** `reason` is trimmed; undefined when it is empty. */
  onConfirm: (reason: string | undefined) => void;
  /** Fields above the effects. */
  children?: ReactNode;
}

/** Confirms an operation: shows its effects and takes the reason for the journal. The input stays after a refusal. */
export function OperationForm(props: OperationFormProps) {
  const { open, title, sentences, confirmText, busy, problem, onClose, children } = props;
  const { danger = false, impossible = false } = props;
  const t = useTexts();
  const formId = useId();
  const { reason, missing, field, write, submit } = useReason(danger, props.onConfirm);
  return (
    <Dialog
      open={open}
      width="sm"
      title={title}
      closeText={t('close')}
      busy={busy}
      closeOnMask={reason === ''}
      initialFocus={children ? undefined : field}
      onClose={onClose}
      footer={
        <>
          <PlainButton disabled={busy} onClick={onClose}>
            {t('cancel')}
          </PlainButton>
          <PlainButton
            variant={danger ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            disabled={impossible}
            busy={busy}
          >
            {confirmText}
          </PlainButton>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={submit}>
        {children}
        <div className={styles.sentences} aria-live="polite">
          {sentences.map(
            (sentence) =>
              sentence && (
                <p key={sentence}>
                  <Sentence text={sentence} />
                </p>
              ),
          )}
        </div>
        <TextField
          ref={field}
          label={t('reason')}
          hint={t('reasonHint')}
          name="reason"
          autoComplete="off"
          maxLength={REASON}
          value={reason}
          error={missing ? t('reasonMissing') : undefined}
          onChange={(event) => write(event.target.value)}
        />
        {problem && <InlineError message={problem} />}
      </form>
    </Dialog>
  );
}

function useReason(required: boolean, onConfirm: OperationFormProps['onConfirm']) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const write = (text: string) => {
    setReason(text);
    setMissing(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = reason.trim();
    if (text !== '' || !required) return onConfirm(text === '' ? undefined : text);
    setMissing(true);
    field.current?.focus();
  };
  return { reason, missing, field, write, submit };
}
