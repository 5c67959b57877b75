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
  /** What will be so once it is confirmed. */
  sentences: readonly (string | false | null | undefined)[];
  confirmText: string;
  /** For what harms: red, and it has to be said why. */
  danger?: boolean;
  /** Nothing there is could be confirmed. */
  impossible?: boolean;
  busy: boolean;
  /** Why it was refused. */
  problem: string | null;
  onClose: () => void;
  /** `reason` is trimmed; undefined when nothing was written. */
  onConfirm: (reason: string | undefined) => void;
  /** Above the sentences: what there is to choose. */
  children?: ReactNode;
}

/** Asks before anything is moved: says what will be, takes the reason for the journal, keeps both when it is refused. */
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
    const said = reason.trim();
    if (said !== '' || !required) return onConfirm(said === '' ? undefined : said);
    setMissing(true);
    field.current?.focus();
  };
  return { reason, missing, field, write, submit };
}
