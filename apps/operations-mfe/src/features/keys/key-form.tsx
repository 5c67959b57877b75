import { useEffect, useRef, type SubmitEvent } from 'react';
import { LIMITS } from '@taskloom/contracts';
import { InlineError, TextField } from '@taskloom/ui';
import { useTexts } from '../../texts';
import styles from '../../dialog-list/dialog-list.module.css';
import { useNewKey } from './use-key-actions';

interface KeyFormProps {
  /** Of the form element, for the button in the footer. */
  id: string;
  remote: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

/** Name and text of a new key. The field has one line; the key needs no line breaks. */
export function KeyForm({ id, busy, ...options }: KeyFormProps) {
  const t = useTexts();
  const first = useRef<HTMLInputElement>(null);
  const { values, set, mistakes, problem, submit } = useNewKey(options);
  useEffect(() => first.current?.focus(), []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void submit();
  };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={onSubmit}>
      <TextField
        ref={first}
        label={t('keyName')}
        hint={t('keyNameHint')}
        name="key-name"
        autoComplete="off"
        maxLength={LIMITS.remoteKeyName}
        value={values.name}
        error={mistakes.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        label={t('publicKey')}
        hint={t('publicKeyHint')}
        name="public-key"
        autoComplete="off"
        spellCheck={false}
        value={values.publicKey}
        error={mistakes.publicKey}
        onChange={({ target }) => set({ publicKey: target.value })}
      />
      {problem && <InlineError message={problem} />}
    </form>
  );
}
